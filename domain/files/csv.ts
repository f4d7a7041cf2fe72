// a spreadsheet runs a cell that begins so, some also with the wide signs of East Asian letters; a tab or a line break
// before it does not stop it
const FORMULA = /^[\s]*[=+\-@＝＋－＠\t\r]/
// where a spreadsheet splits lines at semicolons, as in Indonesia, quotes do not hold a text together that is not the first
// of its line: it ends at a semicolon and at a line break, and a quote after that is an empty text before a formula
const SPLIT_OFF = /([;\r\n])(?=(?:[^\S\r\n]|")*[=+\-@＝＋－＠])/g
// of a semicolon alone: no text that is read back has line breaks
const GUARDED_INSIDE = /(?<=;)'(?=(?:[^\S\r\n]|")*[=+\-@＝＋－＠])/g

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

/** A text as it was before an export put apostrophes into it. */
export function unguarded(text: string): string {
  return text.replaceAll(GUARDED_INSIDE, '').replace(/^'(?=\s*[=+\-@＝＋－＠])/, '')
}

function quoted(cell: string | WrittenNumber): string {
  if (typeof cell !== 'string') return `"${cell.number}"`
  return `"${unrun(cell).replaceAll(SPLIT_OFF, "$1'").replaceAll('"', '""')}"`
}
