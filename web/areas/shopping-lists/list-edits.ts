import { packsOf, unitsOf } from '#domain/catalogue/packs.ts'
import { parsePacks } from '#domain/catalogue/read-packs.ts'
import { decimal } from '#domain/money.ts'
import { shownQuantity } from '#domain/number-text.ts'
import type { ListLine } from '#domain/shopping-lists/codec.ts'

/** What somebody changes in a list before it is saved: packs as typed by product, null where it is removed. */
export type ListEdits = ReadonlyMap<number, string | null>

/** The packs of a line as its field shows them. */
export function packsText(line: ListLine, edits: ListEdits): string {
  const typed = edits.get(line.productId)
  if (typed !== undefined && typed !== null) return typed
  const whole = packsOf(line.units, line.packWeight)
  return whole === null ? shownQuantity(decimal(line.units).dividedBy(line.packWeight, 3).text(3)) : String(whole)
}

/** Why what is typed is no number of packs; null where it is. A list takes less than the minimum purchase too. */
export function packsProblem(line: ListLine, edits: ListEdits): string | null {
  const typed = edits.get(line.productId)
  if (typed === undefined || typed === null) return null
  const read = parsePacks(typed, 1)
  return read.ok ? null : read.reason
}

/** The lines as they are to be saved; null while something typed is wrong. */
export function editedLines(
  lines: readonly ListLine[],
  edits: ListEdits,
): { productId: number; units: string }[] | null {
  if (lines.some((line) => edits.get(line.productId) !== null && packsProblem(line, edits))) return null
  return lines.flatMap(({ productId, units, packWeight }) => {
    const typed = edits.get(productId)
    if (typed === null) return []
    return [{ productId, units: typed === undefined ? units : unitsOf(Number(typed), packWeight) }]
  })
}
