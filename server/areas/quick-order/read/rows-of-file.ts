import type { TableKind } from '#domain/file.ts'
import { cellText } from '#domain/imports/cell.ts'
import { LONGEST, MOST } from '#domain/limits.ts'
import type { NumberStyle } from '#domain/number-text.ts'
import { rowsOfCells, type TypedRow } from '#domain/quick-order/typed-row.ts'
import { Refusal } from '#domain/refusal.ts'
import { refusalOf, tableOfFile } from '#server/areas/imports/public.ts'

/** A list to order that was sent as a file. */
export interface FileToRead {
  kind: TableKind
  content: Uint8Array
}

export interface RowsOfFile {
  style: NumberStyle
  rows: TypedRow[]
}

// far more than any list to order
const BOUNDS = { mostInflated: 8 * 1024 * 1024, mostCells: 500_000 }

/** The rows of a file, with or without a head; cut where a cell is longer than any code [ORDER-7]. @throws Refusal table_* | quick_rows */
export async function rowsOfFile({ kind, content }: FileToRead): Promise<RowsOfFile> {
  const table = await tableOfFile(kind, content, BOUNDS)
  if ('fault' in table) throw refusalOf(table)
  const { heads, rows, style } = table
  // a number of a workbook has no style of its own: it is written as the others are read
  const cells = rows.map((row) =>
    row.cells.map((cell) =>
      typeof cell === 'number' && style === 'id' ? cellText(cell).replace('.', ',') : cellText(cell),
    ),
  )
  const typed = rowsOfCells([heads, ...cells]).filter(({ code, quantity }) => code !== '' || quantity !== '')
  if (typed.length > MOST.quickRows) throw new Refusal('quick_rows', { field: 'berkas' })
  return {
    style,
    rows: typed.map(({ code, quantity }) => ({
      code: code.slice(0, LONGEST.quickCode),
      quantity: quantity.slice(0, LONGEST.quickQuantity),
    })),
  }
}
