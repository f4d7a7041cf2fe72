import { packsOf } from '#domain/catalogue/packs/packs.ts'
import { formatQuantity } from '../format.ts'
import { type DecimalText, decimal, isMore, isSame, quantityText } from '../money.ts'
import { Refusal } from '../refusal.ts'

/** A quantity of a line of an order, in its units. */
export interface LineQuantity {
  position: number
  units: DecimalText
}

/** A quantity of an order line from one lot; null: first-expired-first-out. */
export interface LotQuantity extends LineQuantity {
  lot: string | null
}

/** A line of which something may be left to ship. */
export interface OpenLine {
  position: number
  name: string
  unit: string
  /** Units in one pack; null where that is not known any more. */
  packWeight: DecimalText | null
  left: DecimalText
}

/** The shipped units of a line, with those from chosen lots. */
export interface TakenLine extends LineQuantity {
  chosen: { number: string; units: DecimalText }[]
}

/**
 * The units taken of each line: those requested, in whole packs, or all that is left [SHIP-1]. Several rows of a line
 * are added up: each may name a lot.
 * @throws Refusal nothing_to_ship | nothing_to_cancel | shipped_line_unknown | shipped_more_than_left |
 * shipped_not_whole_packs
 */
export function takenLines(
  lines: readonly OpenLine[],
  requested: readonly LotQuantity[] | null,
  { none }: { none: 'nothing_to_ship' | 'nothing_to_cancel' },
): TakenLine[] {
  const quantities = requested ?? lines.map(({ position, left }) => ({ position, units: left, lot: null }))
  const taken = quantities.filter(({ units }) => isMore(units, 0))
  if (taken.length === 0) throw new Refusal(none, { field: 'baris' })
  for (const { position } of taken) {
    if (lines.some((line) => line.position === position)) continue
    throw new Refusal('shipped_line_unknown', { field: 'baris', words: { position: String(position) } })
  }
  return lines.flatMap((line) => {
    const rows = taken.filter(({ position }) => position === line.position)
    if (rows.length === 0) return []
    const units = quantityText(rows.reduce((sum, row) => sum.plus(row.units), decimal(0)))
    const words = { product: line.name, left: formatQuantity(quantityText(line.left)), unit: line.unit }
    if (isMore(units, line.left)) throw new Refusal('shipped_more_than_left', { field: 'baris', words })
    if (line.packWeight !== null && !takesWholePacks(units, line)) {
      const pack = formatQuantity(quantityText(line.packWeight))
      throw new Refusal('shipped_not_whole_packs', { field: 'baris', words: { ...words, pack } })
    }
    const chosen = rows.flatMap((row) => (row.lot === null ? [] : [{ number: row.lot, units: row.units }]))
    return [{ position: line.position, units, chosen }]
  })
}

/** Whether units are whole packs, or all that is left: a pack is neither shipped nor cancelled by half [SHIP-1]. */
export function takesWholePacks(
  units: DecimalText,
  { packWeight, left }: Pick<OpenLine, 'packWeight' | 'left'>,
): boolean {
  return packWeight === null || isSame(units, left) || packsOf(units, packWeight) !== null
}

/** A line of a shipment, as its receipt is checked. */
export interface SentLine {
  position: number
  name: string
  unit: string
  units: DecimalText
}

/**
 * The received units of each line of a shipment: all of those that are not named. Less than was sent needs a reason,
 * and stays visible [SHIP-1].
 * @throws Refusal shipped_line_unknown | received_more_than_sent | shortage_reason_needed
 */
export function receiptOf(
  lines: readonly SentLine[],
  requested: readonly LineQuantity[],
  reason: string | null,
): { lines: LineQuantity[]; isShort: boolean } {
  for (const { position } of requested) {
    if (lines.some((line) => line.position === position)) continue
    throw new Refusal('shipped_line_unknown', { field: 'baris', words: { position: String(position) } })
  }
  const received = lines.map(({ position, units, name, unit }) => {
    const counted = requested.find((one) => one.position === position)?.units ?? units
    if (isMore(counted, units)) {
      const words = { product: name, sent: formatQuantity(quantityText(units)), unit }
      throw new Refusal('received_more_than_sent', { field: 'baris', words })
    }
    return { position, units: quantityText(counted), isShort: isMore(units, counted) }
  })
  const isShort = received.some((line) => line.isShort)
  if (isShort && !reason) throw new Refusal('shortage_reason_needed', { field: 'alasan' })
  return { lines: received.map(({ position, units }) => ({ position, units })), isShort }
}
