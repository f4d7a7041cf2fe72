import { useId } from 'react'
import { isMore } from '#domain/money.ts'
import type { QuotedSeller } from '#domain/orders/shapes-quote.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'

interface Props {
  seller: QuotedSeller
  /** The accepted wait, as `waitOf` names it. */
  accepted: string
  name: string
  error: string | null
  onAccept: (accepted: string) => void
}

/** The box in which the buyer accepts that something of an order comes later; nothing where all is there [SHOP-6]. */
export function AcceptWait({ seller, accepted, name, error, onAccept }: Props) {
  const errorId = useId()
  const wait = waitOf(seller)
  if (wait === '') return null
  const laters = seller.lines.flatMap(({ later }) => (later ? [later] : []))
  const [last] = laters.sort((one, other) => other.days - one.days)
  const isAll = seller.lines.every(({ units, later }) => later !== null && !isMore(units, later.units))
  return (
    <div className="border-b border-line py-3">
      <Checkbox
        name={name}
        label={`Saya setuju ${isAll ? 'semua' : 'sebagian'} barang menyusul dalam ${last?.days} hari kerja`}
        hint={last && `Paling lambat ${formatDay(last.readyBy)} bila dikonfirmasi hari ini.`}
        checked={accepted === wait}
        aria-invalid={error !== null}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onAccept(event.target.checked ? wait : '')}
      />
      {error && (
        <p id={errorId} role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** The wait of a seller's lines, so that it is accepted anew when it changes; '' where all is in stock [SHOP-6]. */
export function waitOf({ lines }: Pick<QuotedSeller, 'lines'>): string {
  return lines.flatMap(({ id, later }) => (later ? [`${id} ${later.units} ${later.days}`] : [])).join(', ')
}
