// a spreadsheet runs a cell that begins so; a tab or a line break before it does not stop it
const FORMULA = /^[\s]*[=+\-@\t\r]/

/** A line of a CSV file; a text that a spreadsheet would run as a formula begins with an apostrophe instead [ADM-6]. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => quoted(cell ?? '')).join(',')}\r\n`
}

function quoted(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return `"${text.replaceAll('"', '""')}"`
}
