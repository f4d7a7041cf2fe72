/**
 * A cell of a file as it was read; of a formula only the position is stored, since neither it nor its result is used. A
 * day is any value that a workbook stores as a date.
 */
export type Cell = string | number | null | { formula: string } | { day: string }

/** A row of a file; its number counts from the head, which is 1. */
export interface FileRow {
  number: number
  cells: readonly Cell[]
}

/** How people read it. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'object') return 'day' in cell ? cell.day : `rumus di ${cell.formula}`
  return typeof cell === 'number' ? plainNumber(cell) : cell
}

// all that a spreadsheet shows of a number, and as many as the longest amounts and stocks have
const DIGITS = 15
const MOST_DECIMALS = 9

/** A number of a spreadsheet without what its arithmetic leaves far behind the mark. */
function plainNumber(value: number): string {
  const rounded = Number(Number(value.toPrecision(DIGITS)).toFixed(MOST_DECIMALS))
  // what rounding would make nothing of is no zero
  const precise = rounded === 0 ? value : rounded
  const text = String(precise)
  return /e-/.test(text) ? precise.toFixed(20).replace(/0+$/, '') : text
}
