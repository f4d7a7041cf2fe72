/** A cell of a file as it was read; of a formula only its place is kept, since neither it nor its result is used. */
export type Cell = string | number | null | { formula: string }

/** A row of a file; its number counts from the head, which is 1. */
export interface FileRow {
  number: number
  cells: readonly Cell[]
}

/** How people read it. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'object') return `rumus di ${cell.formula}`
  return typeof cell === 'number' ? plainNumber(cell) : cell
}

/** A number of a spreadsheet without what its arithmetic leaves behind the twelfth digit. */
function plainNumber(value: number): string {
  const text = String(Number(value.toPrecision(12)))
  return text.includes('e') ? value.toFixed(0) : text
}
