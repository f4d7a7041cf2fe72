import { formatQuantity } from '../format.ts'
import { type Decimal, type DecimalText, decimal, isMore, quantityText } from '../money.ts'
import { Refusal } from '../refusal.ts'
import type { FaultKind } from './claim.ts'

/** The claimed units of a line of a shipment, from one of its lots; null: from none. */
export interface ClaimedUnits {
  position: number
  lot: string | null
  kind: FaultKind
  units: DecimalText
}

/** Whether goods that are claimed so can come back to their seller: what is missing never came [CLAIM-1]. */
export function mayComeBack(rows: readonly Pick<ClaimedUnits, 'kind'>[]): boolean {
  return rows.some(({ kind }) => kind !== 'shortage')
}

/** A line of a shipment that was received, and the lots it came from. */
export interface ReceivedLine {
  position: number
  name: string
  unit: string
  sent: DecimalText
  received: DecimalText
  /** Its buyer has said what arrived; what a seller records as received may be missing all the same. */
  isConfirmed: boolean
  lots: readonly { number: string; units: DecimalText }[]
}

/** How much more may be claimed of a line: what did not arrive, what did, and of each lot. */
export interface Claimable {
  shortage: DecimalText
  /** Damaged or off-spec. */
  faulty: DecimalText
  /** Whatever is wrong with it; null: what came from no lot. */
  lots: { number: string | null; units: DecimalText }[]
}

/**
 * The units left to claim of a line after these claims of its shipment: a shortage up to what was sent and not
 * received, or all that was sent where its buyer has not confirmed what arrived; damaged and off-spec goods up to what
 * was received; and no more of a lot than came from it [CLAIM-1].
 */
export function claimableOf(line: ReceivedLine, claimed: readonly ClaimedUnits[]): Claimable {
  const own = claimed.filter(({ position }) => position === line.position)
  const short = own.filter(({ kind }) => kind === 'shortage')
  const faulty = own.filter(({ kind }) => kind !== 'shortage')
  const missing = decimal(line.sent).minus(line.isConfirmed ? line.received : 0)
  const inLots = sumOf(line.lots)
  const sources = [
    ...line.lots.map(({ number, units }): { number: string | null; units: DecimalText } => ({ number, units })),
    { number: null, units: quantityText(decimal(line.sent).minus(inLots)) },
  ].filter(({ units }) => isMore(units, 0))
  return {
    shortage: quantityText(missing.minus(sumOf(line.isConfirmed ? short : own))),
    faulty: quantityText(decimal(line.received).minus(sumOf(line.isConfirmed ? faulty : own))),
    lots: sources.map(({ number, units }) => ({
      number,
      units: quantityText(decimal(units).minus(sumOf(own.filter(({ lot }) => lot === number)))),
    })),
  }
}

/**
 * Checks what is requested against what is left of each line and lot; rows of nothing are left out [CLAIM-1].
 * @throws Refusal claim_nothing | claim_line_unknown | claim_lot_unknown | claim_row_twice | claim_shortage_over |
 * claim_faulty_over | claim_lot_over
 */
export function checkedClaim(
  lines: readonly ReceivedLine[],
  claimed: readonly ClaimedUnits[],
  requested: readonly ClaimedUnits[],
): ClaimedUnits[] {
  const rows = requested.filter(({ units }) => isMore(units, 0))
  if (rows.length === 0) throw new Refusal('claim_nothing', { field: 'rows' })
  const names = rows.map(({ position, lot, kind }) => JSON.stringify([position, lot, kind]))
  if (new Set(names).size < names.length) throw new Refusal('claim_row_twice', { field: 'rows' })
  for (const { position } of rows) {
    if (lines.some((line) => line.position === position)) continue
    throw new Refusal('claim_line_unknown', { field: 'rows', words: { position: String(position) } })
  }
  for (const line of lines) checkLine(line, claimableOf(line, claimed), rows)
  return rows.map((row) => ({ ...row, units: quantityText(row.units) }))
}

function checkLine(line: ReceivedLine, left: Claimable, requested: readonly ClaimedUnits[]): void {
  const rows = requested.filter(({ position }) => position === line.position)
  const product = { product: line.name, unit: line.unit }
  const most = (units: DecimalText) => ({ ...product, left: formatQuantity(units) })
  const short = sumOf(rows.filter(({ kind }) => kind === 'shortage'))
  if (isMore(short, left.shortage)) {
    throw new Refusal('claim_shortage_over', { field: 'rows', words: most(left.shortage) })
  }
  const faulty = sumOf(rows.filter(({ kind }) => kind !== 'shortage'))
  if (isMore(faulty, left.faulty)) throw new Refusal('claim_faulty_over', { field: 'rows', words: most(left.faulty) })
  for (const number of new Set(rows.map(({ lot }) => lot))) {
    const lot = left.lots.find((one) => one.number === number)
    const source = number === null ? 'tanpa lot' : `dari lot ${number}`
    if (!lot) throw new Refusal('claim_lot_unknown', { field: 'rows', words: { ...product, source } })
    if (!isMore(sumOf(rows.filter((row) => row.lot === number)), lot.units)) continue
    throw new Refusal('claim_lot_over', { field: 'rows', words: { ...most(lot.units), source } })
  }
}

/** The total claimed units of each line, the first line first. */
export function unitsByLine(rows: readonly ClaimedUnits[]): { position: number; units: DecimalText }[] {
  const positions = [...new Set(rows.map(({ position }) => position))].sort((one, other) => one - other)
  return positions.map((position) => ({
    position,
    units: quantityText(sumOf(rows.filter((row) => row.position === position))),
  }))
}

/**
 * How the retained quantity of each line changes by a credit: what arrived and is credited is not retained; what never
 * arrived was not [CLAIM-1, ORDER-6].
 * @param isConfirmed whether its buyer had stated what arrived: a shortage was counted as arrived where it had not
 */
export function retainedAfterCredit(
  rows: readonly ClaimedUnits[],
  isConfirmed: boolean,
): { position: number; units: DecimalText }[] {
  return unitsByLine(rows.filter((row) => isCounted(row, isConfirmed))).map(({ position, units }) => ({
    position,
    units: quantityText(decimal(0).minus(units)),
  }))
}

/**
 * How the retained quantity changes when a replacement has arrived: a replaced shortage is retained; faulty goods
 * without a replacement are not.
 * @param received what arrived of each line of the replacement
 * @param isConfirmed whether its buyer had stated what arrived: a shortage was counted as arrived where it had not
 */
export function retainedAfterReplacement(
  rows: readonly ClaimedUnits[],
  received: readonly { position: number; units: DecimalText }[],
  isConfirmed: boolean,
): { position: number; units: DecimalText }[] {
  return unitsByLine(rows).map(({ position }) => {
    const arrived = received.find((one) => one.position === position)?.units ?? '0'
    const counted = sumOf(rows.filter((row) => row.position === position && isCounted(row, isConfirmed)))
    return { position, units: quantityText(decimal(arrived).minus(counted)) }
  })
}

/** Whether what is claimed counts among what has arrived. */
function isCounted({ kind }: ClaimedUnits, isConfirmed: boolean): boolean {
  return kind !== 'shortage' || !isConfirmed
}

function sumOf(rows: readonly { units: DecimalText }[]): Decimal {
  return rows.reduce((sum, { units }) => sum.plus(units), decimal(0))
}
