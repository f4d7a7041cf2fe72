import { unguarded } from '#domain/files/csv.ts'
import { decideStyle, writtenNumbers } from '#domain/numbers/number-style.ts'
import { type NumberStyle, readNumber, readNumberText } from '#domain/numbers/number-text.ts'
import type { ProductStatus } from '../catalogue/product-status.ts'
import { productStatus } from '../catalogue/product-status.ts'
import { brokenCell } from './broken-code.ts'
import { type Cell, cellText } from './cell.ts'
import { type ColumnName, columnNames, isAmountColumn, isNumberColumn } from './columns.ts'

/** Why a row cannot be applied; the column is null where it is about the row. */
export interface RowFault {
  column: ColumnName | null
  /** The text of the cell. */
  shown: string
  sentence: string
}

/** The values of a row, by field; empty cells are left out: they change nothing. */
export interface ReadRow {
  texts: Partial<Record<ColumnName, string>>
  /** The cells' texts, where they were read otherwise. */
  shown: Partial<Record<ColumnName, string>>
  negotiable: boolean | undefined
  status: ProductStatus | undefined
  faults: RowFault[]
}

const negotiableWords: Record<string, boolean> = {
  ya: true,
  yes: true,
  y: true,
  '1': true,
  true: true,
  tidak: false,
  no: false,
  n: false,
  '0': false,
  false: false,
}
const statusWords: Record<string, ProductStatus> = {
  draf: 'draft',
  draft: 'draft',
  terbit: 'published',
  [productStatus.encode('published')]: 'published',
  published: 'published',
  [productStatus.encode('withdrawn')]: 'withdrawn',
  [productStatus.encode('closed')]: 'closed',
  [productStatus.encode('banned')]: 'banned',
}

/** Reads the cells of a row by its columns [SHOP-4]. */
export function readRow(cells: readonly Cell[], columns: readonly (ColumnName | null)[], style: NumberStyle): ReadRow {
  const row: ReadRow = { texts: {}, shown: {}, negotiable: undefined, status: undefined, faults: [] }
  for (const column of columnNames) {
    const index = columns.indexOf(column)
    const cell = index === -1 ? null : (cells[index] ?? null)
    if (cell !== null && cellText(cell).trim() !== '') readCell(row, column, cell, style)
  }
  refuseOtherStyle(row, style)
  return row
}

function readCell(row: ReadRow, column: ColumnName, cell: Cell, style: NumberStyle): void {
  const shown = cellText(cell).trim()
  const fault = (sentence: string) => void row.faults.push({ column, shown: shown.slice(0, 60), sentence })
  const broken = brokenCell(column, cell)
  if (broken !== null) {
    fault(broken)
    return
  }
  if (cell !== null && typeof cell === 'object' && 'formula' in cell) {
    fault(`Sel ${cell.formula} berisi rumus. Ganti rumus dengan nilainya.`)
    return
  }
  const word = shown.toLowerCase()
  if (column === 'negotiable') {
    row.negotiable = negotiableWords[word]
    if (row.negotiable === undefined) fault("Tulis 'ya' atau 'tidak'.")
    return
  }
  if (column === 'status') {
    row.status = statusWords[word]
    if (row.status === undefined) fault("Tulis 'draf' atau 'dijual'.")
    return
  }
  if (!isNumberColumn(column)) {
    row.texts[column] = unguarded(shown)
    return
  }
  // a number of a spreadsheet is one already, however people write them
  const number =
    typeof cell === 'number' ? /^\d+(\.\d+)?$/.exec(shown)?.[0] : readNumber(shown.replace(/\s*%$/, ''), style)
  if (number == null) {
    fault(`'${shown.slice(0, 40)}' bukan angka yang dapat dibaca.`)
    return
  }
  row.texts[column] = number
  if (typeof cell === 'string') row.shown[column] = shown
}

/**
 * Refuses a row that evidently uses another number style than the file, as of another program, where its numbers can be
 * read in two ways.
 */
function refuseOtherStyle(row: ReadRow, style: NumberStyle): void {
  const written = (Object.entries(row.shown) as [ColumnName, string][]) // its keys are columns
    .map(([column, text]) => ({ column, text, read: readNumberText(text.replace(/\s*%$/, '')) }))
  const other = written.find(({ read }) => read.kind === 'one' && read.style !== null && read.style !== style)
  const open = other ? written.filter(({ read }) => read.kind === 'two') : []
  if (!other || open.length === 0) return
  const decided = decideStyle(
    written.map(({ column, text }) => ({ written: writtenNumbers([text]), isAmount: isAmountColumn(column) })),
  )
  if (decided.question || decided.style === style) return
  for (const { column, text } of open) {
    const sentence = `Baris ini juga memuat '${other.text.slice(0, 40)}', yang ditulis lain dari angka berkas ini. Samakan penulisannya.`
    row.faults.push({ column, shown: text.slice(0, 60), sentence })
  }
}

/** Takes the text of a cell, where it has one, for another one; what is shown of the cell stays the file's own text. */
export function readAs({ texts, shown }: Pick<ReadRow, 'texts' | 'shown'>, column: ColumnName, text: string): void {
  const written = texts[column]
  if (written === undefined || written === text) return
  shown[column] ??= written
  texts[column] = text
}

/** The text of a refused cell, as in the file. */
export function shownIn({ texts, shown }: Pick<ReadRow, 'texts' | 'shown'>, column: ColumnName): string {
  return (shown[column] ?? texts[column] ?? '').slice(0, 60)
}
