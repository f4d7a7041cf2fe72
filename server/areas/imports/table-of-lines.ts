import { type Cell, cellText, type FileRow } from '#domain/imports/cell.ts'
import type { NumberStyle } from '#domain/imports/read-number.ts'
import { MOST } from '#domain/limits.ts'
import type { Lines, Table, TableFault } from './table.ts'

/** Longer than any text of a product. */
const LONGEST_CELL = 500

/** The heads of a file and its rows, without empty lines, within the bounds; the first line that is not empty is the head. */
export function tableOfLines(lines: Lines): Table | TableFault {
  const at = lines.findIndex((line) => !isEmpty(line))
  const head = lines[at]
  if (!head) return { fault: 'table_empty' }
  const width = lastFull(head) + 1
  if (width > MOST.importColumns) return { fault: 'table_columns', words: { most: String(MOST.importColumns) } }
  const rows: FileRow[] = []
  for (const [below, line] of lines.slice(at + 1).entries()) {
    if (isEmpty(line)) continue
    if (rows.length >= MOST.importRows) return { fault: 'table_rows', words: { most: '20.000' } }
    const number = at + 2 + below
    const cells = Array.from({ length: width }, (_, column) => line[column] ?? null)
    const long = cells.findIndex((cell) => cellText(cell).length > LONGEST_CELL)
    if (long !== -1) return { fault: 'table_cell', words: { cell: `kolom ${long + 1} baris ${number}` } }
    rows.push({ number, cells: cells.map(visible) })
  }
  if (rows.length === 0) return { fault: 'table_empty' }
  const heads = head.slice(0, width).map((cell) => cellText(visible(cell)).slice(0, 100))
  return { heads, rows, style: styleOf(rows) }
}

function isEmpty(line: readonly Cell[]): boolean {
  return line.every((cell) => cell === null || cell === '' || (typeof cell === 'string' && cell.trim() === ''))
}

function lastFull(line: readonly Cell[]): number {
  return line.findLastIndex((cell) => cellText(cell).trim() !== '')
}

/** Without what nobody sees and a database refuses. */
function visible(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell
  return cell
    .toWellFormed()
    .replace(/[\p{Cc}\u200b\ufeff]/gu, ' ')
    .trim()
}

/** English where some number can only be read so and none only in Indonesian. */
function styleOf(rows: readonly FileRow[]): NumberStyle {
  const texts = rows.slice(0, 1000).flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'string'))
  const indonesian = texts.filter((text) => /^(rp\.?\s*)?\d{1,3}(\.\d{3})*,\d{1,2}$/i.test(text)).length
  const english = texts.filter((text) => /^(rp\.?\s*)?\d{1,3}(,\d{3})*\.\d{1,2}$/i.test(text)).length
  return english > indonesian ? 'en' : 'id'
}
