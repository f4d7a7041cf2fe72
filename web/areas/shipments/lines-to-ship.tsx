import { type FieldValues, useWatch } from 'react-hook-form'
import { formatQuantity } from '#domain/format.ts'
import { readQuantity, shownQuantity, typedQuantity } from '#domain/numbers/number-text.ts'
import type { ToShip } from '#domain/shipments/contract.ts'
import { formatDay } from '#web/lib/dates.ts'
import type { CallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { AmountField } from '#web/ui/form/form-fields.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { isQuantity, suggestedLots, type TypedLine } from './quantity-rows.ts'

interface Lines extends FieldValues {
  lines: TypedLine[]
}

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: any form that has these lines, whatever else it asks
  form: CallForm<any>
  lines: ToShip['lines']
}

/** The quantities of a shipment by line, and the lots they come from [SHIP-1, SHOP-5]. */
export function LinesToShip({ form, lines }: Props) {
  const problem = form.formState.errors.lines
  return (
    <section aria-label="Barang yang dikirim" className="grid gap-3">
      {typeof problem?.message === 'string' && <Notice tone="danger">{problem.message}</Notice>}
      <ul className="divide-y divide-line rounded-field border border-line">
        {lines.map((line, index) => (
          <LineToShip key={line.position} form={form} line={line} index={index} />
        ))}
      </ul>
    </section>
  )
}

function LineToShip({
  form: untyped,
  line,
  index,
}: {
  form: Props['form']
  line: ToShip['lines'][number]
  index: number
}) {
  const form: CallForm<Lines> = untyped
  const typed = useWatch({ control: form.control, name: `lines.${index}` })
  const { lots, unit } = line
  const units = typed && isQuantity(typed.quantity) ? (readQuantity(typed.quantity) ?? '0') : '0'

  function choose() {
    form.setValue(`lines.${index}`, { ...typed, chooses: true, lots: suggestedLots(lots, units).map(shownQuantity) })
  }

  return (
    <li className="grid gap-x-4 gap-y-2 p-3.5 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{line.name}</p>
        <p className="num text-sm text-mute">
          {line.packLabel} · sisa {formatQuantity(line.left)} {unit} · ada {formatQuantity(line.onHand)} {unit}
        </p>
        {lots.length > 0 && !typed?.chooses && (
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
            <span>{suggestionText(line, units)}</span>
            <EndsSoon lots={takenLots(line, units)} />
            <Button variant="ghost" size="sm" onClick={choose}>
              Pilih lot
            </Button>
          </p>
        )}
      </div>
      <AmountField
        form={form}
        name={`lines.${index}.quantity`}
        label={`Jumlah ${line.name}`}
        hideLabel
        read={typedQuantity}
        trailing={unit}
      />
      {typed?.chooses && (
        <ul className="grid gap-2 rounded-field bg-page p-3 sm:col-span-2">
          {lots.map((lot, at) => (
            <li key={lot.number} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_11rem]">
              <span className="min-w-0 text-sm">
                <strong className="num font-semibold wrap-anywhere">{lot.number}</strong>
                <span className="num block text-mute">
                  {lot.expiresOn ? `kedaluwarsa ${formatDay(lot.expiresOn)}` : 'tanpa kedaluwarsa'} · ada{' '}
                  {formatQuantity(lot.units)} {unit}
                </span>
                <EndsSoon lots={[lot]} />
              </span>
              <AmountField
                form={form}
                name={`lines.${index}.lots.${at}`}
                label={`Dari lot ${lot.number}`}
                hideLabel
                read={typedQuantity}
                trailing={unit}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Says which of the lots end within the days in which stocks warn of it. */
function EndsSoon({ lots }: { lots: ToShip['lines'][number]['lots'] }) {
  const soon = lots.filter(({ endsSoon }) => endsSoon)
  if (soon.length === 0) return null
  const named = soon.map(({ number, expiresOn }) => `${number} sampai ${formatDay(expiresOn ?? '')}`)
  return <span className="text-sm font-semibold text-amber-ink">Segera kedaluwarsa: {named.join(', ')}</span>
}

function takenLots({ lots }: ToShip['lines'][number], units: string) {
  const taken = suggestedLots(lots, units)
  return lots.filter((_, at) => (taken[at] ?? '0') !== '0')
}

function suggestionText({ lots, unit }: ToShip['lines'][number], units: string): string {
  const taken = suggestedLots(lots, units)
  const named = lots.flatMap(({ number }, at) => {
    const of = taken[at] ?? '0'
    return of === '0' ? [] : [`${number} (${formatQuantity(of)} ${unit})`]
  })
  return named.length > 0 ? `Lot ${named.join(', ')}` : 'Tidak dari lot'
}
