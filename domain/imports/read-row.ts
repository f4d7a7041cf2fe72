import { productStatus } from '../catalogue/codec.ts'
import type { ProductStatus } from '../catalogue/product-status.ts'
import { unguarded } from '../csv.ts'
import { type NumberStyle, readNumber } from '../number-text.ts'
import { brokenCell } from './broken-code.ts'
import { type Cell, cellText } from './cell.ts'
import { type ColumnName, columnNames, isNumberColumn } from './columns.ts'

/** Why a row cannot be applied; the column is null where it is about the row. */
export interface RowFault {
  column: ColumnName | null
  /** What stands in the cell. */
  shown: string
  sentence: string
}

/** What a row says, by the names of the fields; empty cells are left out: they change nothing. */
export interface ReadRow {
  texts: Partial<Record<ColumnName, string>>
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
  const row: ReadRow = { texts: {}, negotiable: undefined, status: undefined, faults: [] }
  for (const column of columnNames) {
    const place = columns.indexOf(column)
    const cell = place === -1 ? null : (cells[place] ?? null)
    if (cell !== null && cellText(cell).trim() !== '') readCell(row, column, cell, style)
  }
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
  if (number == null) fault(`'${shown.slice(0, 40)}' bukan angka yang dapat dibaca.`)
  else row.texts[column] = number
}
