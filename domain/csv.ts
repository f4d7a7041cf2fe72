// a spreadsheet runs a cell that begins so; a tab or a line break before it does not stop it
const FORMULA = /^[\s]*[=+\-@\t\r]/
// where a spreadsheet splits lines at semicolons, as in Indonesia, quotes do not hold a cell together that is not the first
const SPLIT_OFF = /;(?=\s*[=+\-@])/g

/** A number as a file writes it, which is no formula, also below zero. */
export interface WrittenNumber {
  number: string
}

/** A line of a CSV file; what a spreadsheet would run as a formula begins with an apostrophe instead [ADM-6]. */
export function csvLine(cells: readonly (string | null | WrittenNumber)[]): string {
  return `${cells.map((cell) => quoted(cell ?? '')).join(',')}\r\n`
}

/** A text that a spreadsheet would run as a formula, with an apostrophe before it; any other as it is. */
export function unrun(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

function quoted(cell: string | WrittenNumber): string {
  if (typeof cell !== 'string') return `"${cell.number}"`
  return `"${unrun(cell).replaceAll(SPLIT_OFF, ";'").replaceAll('"', '""')}"`
}
