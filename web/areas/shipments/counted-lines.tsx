import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { formatQuantity } from '#domain/format.ts'
import { type DecimalText, isMore } from '#domain/money.ts'
import { readQuantity, shownQuantity, typedQuantity } from '#domain/numbers/number-text.ts'
import type { CallForm } from '#web/lib/form/use-call-form.ts'
import { AmountField } from '#web/ui/form/form-fields.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { cutPack, isQuantity } from './quantity-rows.ts'

/** A line of an order or of a shipment of which some is counted. */
export interface CountedLine {
  position: number
  name: string
  packLabel: string
  unit: string
  /** As much as there may be of it. */
  most: DecimalText
  /** Units in one pack, where none may be cut. */
  packWeight?: DecimalText | null
}

/** The typed units of each line, and the reason. */
export interface TypedCount {
  lines: { quantity: string }[]
  reason: string
}

interface Words {
  /** Of what there is: 'dikirim', 'belum dikirim'. */
  there: string
  /** The word for the quantity: 'diterima', 'dibatalkan'. */
  counted: string
}

/** A quantity field for each line, beside what there is of it [SHIP-1]. */
export function CountedLines({
  form,
  lines,
  words,
  after,
}: {
  form: CallForm<TypedCount>
  lines: readonly CountedLine[]
  words: Words
  /** The effect of the typed units on a line. */
  after?: (line: CountedLine, units: DecimalText) => ReactNode
}) {
  const typed = useWatch({ control: form.control, name: 'lines' })
  const faults = countFaults(lines, { lines: typed }, words)
  const problem = form.formState.errors.lines?.message
  return (
    <>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <ul className="divide-y divide-line rounded-field border border-line">
        {lines.map((line, index) => {
          const { position, name, packLabel, unit, most } = line
          return (
            <li key={position} className="grid gap-x-4 gap-y-2 p-3.5 sm:grid-cols-[minmax(0,1fr)_11rem]">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{name}</p>
                <p className="num text-sm text-mute">
                  {packLabel} · {words.there} {formatQuantity(most)} {unit}
                  {after && !faults[`lines.${index}.quantity`] && (
                    <span className="block">{after(line, unitsOf(typed[index]?.quantity))}</span>
                  )}
                </p>
              </div>
              <AmountField
                form={form}
                name={`lines.${index}.quantity`}
                label={
                  <>
                    Jumlah <span className="sr-only">{name} </span>yang {words.counted}
                  </>
                }
                read={typedQuantity}
                trailing={unit}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The units that a text means; '0' of what is no quantity. */
export function unitsOf(text: string | undefined): DecimalText {
  const read = typedQuantity(text ?? '')
  return 'value' in read ? read.value : '0'
}

/** The lines as they are sent. */
export function countedRows(lines: readonly CountedLine[], { lines: rows }: TypedCount) {
  return lines.map(({ position }, index) => ({
    position,
    units: readQuantity(rows[index]?.quantity ?? '') ?? '',
  }))
}

/** The faults of the quantities, by field. */
export function countFaults(
  lines: readonly CountedLine[],
  { lines: rows }: Pick<TypedCount, 'lines'>,
  { there, counted }: Words,
) {
  const faults = lines.map(({ most, unit, packWeight = null }, index) => {
    const typed = rows[index]?.quantity ?? ''
    const name = `lines.${index}.quantity` as const
    if (!isQuantity(typed)) return [name, `Isi jumlah yang ${counted}, 0 bila tidak ada.`]
    const units = readQuantity(typed) ?? '0'
    if (isMore(units, most)) return [name, `Yang ${there} ${shownQuantity(most)} ${unit}.`]
    return [name, cutPack(units, { left: most, unit, packWeight })]
  })
  return Object.fromEntries(faults.filter(([, fault]) => fault)) as Record<`lines.${number}.quantity`, string>
}
