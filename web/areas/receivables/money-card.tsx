import type { ReactNode } from 'react'
import { formatRupiah } from '#domain/format.ts'
import { decimal, isMore } from '#domain/money.ts'
import type { Entry, ShownMoney } from '#domain/receivables/contract.ts'
import { partLabels } from '#domain/receivables/due-day.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { cx } from '#web/ui/cx.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { PaymentPill } from './payment-pill.tsx'

interface Props {
  money: ShownMoney
  /** Beside an entry. */
  actOf?: (entry: Entry) => ReactNode
  acts?: ReactNode
  /** The buyer's proofs of payment. */
  proofs: ReactNode
  /** The step after which the rest is to be paid: 'dikirim'. */
  restAfter: string
  /** The reader's name of the credit. */
  creditText: string
}

/** The total of an order, its payments and their entries, the open amount and its due date [PAY-1]. */
export function MoneyCard({ money, actOf, acts, proofs, restAfter, creditText }: Props) {
  const { comesTo, paid, writtenOff, open, toPay, billed, unbilled, paidAhead, due, state, credit, entries } = money
  return (
    <Card padded as="section" aria-label="Pembayaran" data-print="together">
      <CardTitle aside={state && <PaymentPill state={state} />}>Pembayaran</CardTitle>
      {isMore(open, 0) && (
        <div className="mb-2.5">
          <p className="num text-sm text-mute">
            {due ? `Harus dibayar, jatuh tempo ${formatDay(due)}` : 'Harus dibayar'}
          </p>
          <p className="num text-2xl font-bold">
            <Amount of={toPay} />
          </p>
          {isMore(open, toPay) && <p className="text-sm text-mute">Yang belum ditagih dibayar setelah {restAfter}.</p>}
          <Shares money={money} />
        </div>
      )}
      <FactList
        layout="rows"
        facts={[
          { label: 'Total pesanan', value: formatRupiah(comesTo) },
          { label: 'Sudah dibayar', value: formatRupiah(paid) },
          ...(isMore(paidAhead, 0) ? [{ label: partLabels.paidAhead, value: formatRupiah(paidAhead) }] : []),
          ...(isMore(open, 0)
            ? [
                { label: partLabels.billed, value: formatRupiah(billed) },
                { label: partLabels.unbilled, value: formatRupiah(unbilled) },
              ]
            : []),
          ...(isMore(writtenOff, 0) ? [{ label: 'Dihapusbukukan', value: formatRupiah(writtenOff) }] : []),
        ]}
      />
      {isMore(credit, 0) && (
        <p className="mt-2.5 border-t border-line pt-2.5 text-sm">
          {creditText}{' '}
          <strong className="num font-semibold">
            <Amount of={credit} />
          </strong>
        </p>
      )}
      {entries.length > 0 && (
        <ul aria-label="Catatan pembayaran" className="mt-2.5 divide-y divide-line border-t border-line text-sm">
          {entries.map((entry) => (
            <EntryLine key={entry.id} entry={entry} act={actOf?.(entry)} />
          ))}
        </ul>
      )}
      {proofs}
      {acts && (
        <div className="mt-3 flex flex-wrap gap-2.5 max-sm:*:flex-1" data-print="hide">
          {acts}
        </div>
      )}
    </Card>
  )
}

/** How much of a bill was recorded, is shown by a proof that waits, and is left, once there is anything to compare. */
function Shares({ money: { comesTo, paid, writtenOff, proofs } }: { money: ShownMoney }) {
  const recorded = decimal(paid).plus(writtenOff)
  const shown = proofs
    .filter(({ state }) => state === 'waiting')
    .reduce((sum, { amount }) => sum.plus(amount), decimal(0))
  const segments = [
    { label: 'tercatat', share: shareOf(recorded, comesTo), colour: 'bg-primary' },
    { label: 'diperiksa seller', share: shareOf(shown, comesTo), colour: 'bg-amber' },
  ].filter(({ share }) => share > 0)
  if (segments.length === 0) return null
  return (
    <div className="mt-2">
      <div className="flex h-1.5 gap-0.5 overflow-hidden rounded-full bg-line" aria-hidden>
        {segments.map(({ label, share, colour }) => (
          <span key={label} className={colour} style={{ width: `${share * 100}%` }} />
        ))}
      </div>
      <p className="mt-1.5 flex flex-wrap gap-x-3.5 text-sm text-mute">
        {[...segments, { label: 'belum dibayar', colour: 'bg-line-strong' }].map(({ label, colour }) => (
          <span key={label} className="flex items-center gap-1.5">
            <span aria-hidden className={cx('size-2 rounded-full', colour)} />
            {label}
          </span>
        ))}
      </p>
    </div>
  )
}

/** From 0 to 1, for the width of a bar alone. */
function shareOf(part: ReturnType<typeof decimal>, whole: string): number {
  return Math.min(1, Number(part.text(2)) / Math.max(1, Number(whole)))
}

// what the bill comes to less, where a payment is what was paid of it
const lowering: ReadonlySet<Entry['kind']> = new Set(['reduction', 'cancellation', 'credit_note'])

function EntryLine({ entry, act }: { entry: Entry; act: ReactNode }) {
  const { kind, label, day, by, reason, isUndone } = entry
  const amount = decimal(entry.amount)
  // rounding is shown as its effect on the bill
  const isLess = kind === 'rounding' ? isMore(amount, 0) : isMore(0, amount) || lowering.has(kind)
  const shown = formatRupiah((isMore(0, amount) ? decimal(0).minus(amount) : amount).text(2))
  return (
    <li className="flex items-start gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className={cx('font-semibold', isUndone && 'text-mute line-through')}>{label}</p>
        <p className="num text-mute wrap-anywhere">
          {formatDay(day)} · {by}
        </p>
        {reason && <p className="text-mute wrap-anywhere">{reason}</p>}
      </div>
      <div className="grid justify-items-end gap-1">
        <span className={cx('num whitespace-nowrap', isUndone && 'text-mute line-through')}>
          {withAmounts(isLess ? `−${shown}` : shown)}
        </span>
        {act}
      </div>
    </li>
  )
}
