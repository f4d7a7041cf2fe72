import { packsOf, parsePacks, unitsOf } from '#domain/catalogue/packs/packs.ts'
import { decimal, quantityText } from '#domain/money.ts'
import { shownQuantity } from '#domain/numbers/number-text.ts'
import type { ListLine } from '#domain/shopping-lists/contract.ts'

/**
 * The unsaved changes of a list, on whichever of its pages: by product its line as it stands, and packs as typed, null
 * where it is removed.
 */
export type ListEdits = ReadonlyMap<number, { line: ListLine; packs: string | null }>

/** The packs of a line as its field shows them. */
export function packsText(line: ListLine, edits: ListEdits): string {
  const typed = edits.get(line.productId)?.packs ?? null
  if (typed !== null) return typed
  const whole = packsOf(line.units, line.packWeight)
  return whole === null ? shownQuantity(quantityText(decimal(line.units).dividedBy(line.packWeight, 3))) : String(whole)
}

/** Why what is typed is no number of packs; null where it is. A list takes less than the minimum purchase too. */
export function packsProblem(line: ListLine, edits: ListEdits): string | null {
  const typed = edits.get(line.productId)?.packs ?? null
  if (typed === null) return null
  const read = parsePacks(typed, 1)
  return read.ok ? null : read.reason
}

/** The changes of the list; null while something typed is wrong. */
export function changedLines(edits: ListEdits): { productId: number; units: string }[] | null {
  const changed = [...edits.values()]
  if (changed.some(({ line }) => packsProblem(line, edits))) return null
  return changed.map(({ line: { productId, packWeight }, packs }) => ({
    productId,
    units: packs === null ? '0' : unitsOf(Number(packs), packWeight),
  }))
}
