import { colToLetter, readXlsx } from 'hucre/xlsx'
import type { TableKind } from '#domain/files/file.ts'
import { formatQuantity } from '#domain/format.ts'
import { type Cell, cellText, type FileRow } from '#domain/imports/cell.ts'
import { namesProducts } from '#domain/imports/columns.ts'
import type { ColumnContent } from '#domain/imports/questions.ts'
import { MOST } from '#domain/limits.ts'
import { writtenNumbers } from '#domain/numbers/number-style.ts'
import { readNumberText } from '#domain/numbers/number-text.ts'
import { LAST_ROW, measureZip } from './bounded-zip.ts'
import { readCsv } from './read-csv.ts'
import { isEmptyLine, type Lines, type Table, type TableBounds, type TableFault } from './table.ts'

/** A file as a table, or why it is none [SHOP-4]. */
export async function tableOfFile(
  kind: TableKind,
  content: Uint8Array,
  bounds: TableBounds,
): Promise<Table | TableFault> {
  // as it comes out of another thread
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const lines = await readLines(kind, bytes, bounds)
  return 'fault' in lines ? lines : tableOfLines(lines)
}

/**
 * The lines of a file that are not empty; of too many only as many as show it. Whatever its libraries throw means that it
 * cannot be read.
 */
export async function readLines(kind: TableKind, content: Buffer, bounds: TableBounds): Promise<Lines | TableFault> {
  try {
    return kind === 'csv' ? readCsv(content) : await readWorkbook(content, bounds)
  } catch {
    return { fault: 'table_unreadable' }
  }
}

// one column more than may be shows that there are too many; what stands further to the right is of no table
const READ = `A1:${colToLetter(MOST.importColumns)}${LAST_ROW}`
const faults = { inflated: 'table_inflated', broken: 'table_unreadable', far: 'table_far' } as const

async function readWorkbook(content: Buffer, bounds: TableBounds): Promise<Lines | TableFault> {
  const size = measureZip(content, bounds)
  if (size !== 'bounded') return { fault: faults[size] }
  const { sheets } = await readXlsx(content, { sheets: [0], range: READ })
  const sheet = sheets[0]
  if (!sheet) return { fault: 'table_empty' }
  const lines: Cell[][] = sheet.rows.map((row) => row.map(cellOf))
  for (const [index, { formula }] of sheet.cells ?? []) {
    if (formula === undefined) continue
    const [row = 0, column = 0] = index.split(',').map(Number)
    const line = lines[row]
    if (line) line[column] = { formula: `${colToLetter(column)}${row + 1}` }
  }
  return lines.flatMap((cells, above) => (isEmptyLine(cells) ? [] : [{ number: above + 1, cells }]))
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (value instanceof Date) return { day: value.toISOString().slice(0, 10) }
  return String(value)
}

/** Lines of titles and dates above a table. */
const MOST_ABOVE = 20
/** Longer than any text of a product. */
const LONGEST_CELL = 500

/** The heads of a file and its rows, within the bounds; the head is the first line that names products, else the first. */
export function tableOfLines(all: Lines): Table | TableFault {
  // a wider line is refused, wherever its names stand
  const named = ({ cells }: FileRow) => namesProducts(cells.slice(0, MOST.importColumns).map((cell) => cellText(cell)))
  const above = all.slice(0, MOST_ABOVE).findIndex(named)
  const [head, ...lines] = all.slice(Math.max(above, 0))
  if (!head) return { fault: 'table_empty' }
  const width = lastFull(head.cells) + 1
  if (width > MOST.importColumns) return { fault: 'table_columns', words: { most: String(MOST.importColumns) } }
  const heads = head.cells.slice(0, width).map((cell) => cellText(visible(cell)).slice(0, 100))
  const twice = headTwice(heads)
  if (twice !== null) return { fault: 'table_head_twice', words: { head: twice } }
  if (lines.length === 0) return { fault: 'table_empty' }
  if (lines.length > MOST.importRows)
    return { fault: 'table_rows', words: { most: formatQuantity(String(MOST.importRows)) } }
  const rows: FileRow[] = []
  for (const { number, cells: full } of lines) {
    const cells = Array.from({ length: width }, (_, column) => full[column] ?? null)
    const long = cells.findIndex((cell) => cellText(cell).length > LONGEST_CELL)
    if (long !== -1) return { fault: 'table_cell', words: { cell: `kolom ${long + 1} baris ${number}` } }
    rows.push({ number, cells: cells.map(visible) })
  }
  return { heads, rows, contents: heads.map((_, index) => contentOf(rows, index)) }
}

/** The problem of a duplicate column, of which neither can be preferred. */
function headTwice(heads: readonly string[]): string | null {
  const named = heads.filter((head) => head !== '').map((head) => head.toLowerCase())
  return heads.find((head) => named.indexOf(head.toLowerCase()) !== named.lastIndexOf(head.toLowerCase())) ?? null
}

function lastFull(line: readonly Cell[]): number {
  return line.findLastIndex((cell) => cellText(cell).trim() !== '')
}

/** Without invisible characters, which a database refuses. */
function visible(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell
  return cell
    .toWellFormed()
    .replace(/[\p{Cc}\u200b\ufeff]/gu, ' ')
    .trim()
}

/** The content of a column; numbers of a workbook have no notation. */
function contentOf(rows: readonly FileRow[], index: number): ColumnContent {
  const cells = rows.map((row) => row.cells[index] ?? null).filter((cell) => cellText(cell).trim() !== '')
  const texts = cells.flatMap((cell) => (typeof cell === 'string' ? cell.replace(/\s*%$/, '') : []))
  const written = texts.filter((text) => readNumberText(text).kind !== 'none')
  const numbers = written.length + cells.filter((cell) => typeof cell === 'number').length
  return { written: writtenNumbers(written), numbers, filled: cells.length }
}
