import type { FaultKind } from '#domain/claims/claim.ts'
import type { ClaimForm } from '#domain/claims/shapes.ts'
import { isMore, isSame } from '#domain/money.ts'
import { readQuantity, shownQuantity } from '#domain/numbers/number-text.ts'

type Line = ClaimForm['lines'][number]

/** A lot of a line, as a row that can be claimed. */
export interface ClaimableRow {
  line: Line
  lot: string | null
  /** Units not claimed yet. */
  left: string
}

/** A typed row: '' where nothing is wrong with the goods. */
export interface TypedRow {
  kind: FaultKind | ''
  units: string
}

/** Every lot of every line of which something is left to claim, the lines in their order. */
export function rowsOf(lines: readonly Line[]): ClaimableRow[] {
  return lines.flatMap((line) =>
    line.lots
      .filter(({ units }) => isMore(units, 0))
      .map(({ number, units }): ClaimableRow => ({ line, lot: number, left: units })),
  )
}

/** A shortage that its buyer has counted on receipt, where it can only be of this lot; otherwise nothing. */
export function suggestedRow({ line }: ClaimableRow): TypedRow {
  const isCounted = isMore(line.sent, line.received)
  const isKnown = isCounted && line.lots.length === 1 && isMore(line.shortage, 0)
  return isKnown ? { kind: 'shortage', units: shownQuantity(line.shortage) } : { kind: '', units: '' }
}

/** The rows as they are sent: those with which something is wrong. */
export function claimedRows(rows: readonly ClaimableRow[], typed: readonly TypedRow[]) {
  return rows.flatMap(({ line, lot }, index) => {
    const { kind = '', units = '' } = typed[index] ?? {}
    if (kind === '') return []
    return [{ position: line.position, lot, kind, units: readQuantity(units) ?? '' }]
  })
}

/** The fault of a typed row, as a sentence. */
export function faultOf({ line, left }: ClaimableRow, typed: TypedRow): string | undefined {
  if (typed.kind === '') return undefined
  const units = readQuantity(typed.units) ?? ''
  if (!/^\d+(\.\d{1,3})?$/.test(units) || isSame(units, '0')) return 'Isi jumlah yang bermasalah.'
  const of = typed.kind === 'shortage' ? line.shortage : line.faulty
  const most = isMore(of, left) ? left : of
  if (!isMore(units, most)) return undefined
  const what = typed.kind === 'shortage' ? 'kurang' : 'diterima'
  return `Yang ${what} dan belum diklaim ${shownQuantity(most)} ${line.unit}.`
}
