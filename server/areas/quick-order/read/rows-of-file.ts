import type { TableKind } from '#domain/files/file.ts'
import { cellText, type FileRow } from '#domain/imports/cell.ts'
import { LONGEST, MOST } from '#domain/limits.ts'
import type { StyleDecision } from '#domain/numbers/number-style.ts'
import { readNumberText } from '#domain/numbers/number-text.ts'
import { styleOfTyped } from '#domain/quick-order/read-quantity.ts'
import { rowsOfCells, type TypedRow } from '#domain/quick-order/typed-row.ts'
import { Refusal } from '#domain/refusal.ts'
import { tableOfFile, tableRefusal } from '#server/areas/imports/public.ts'

/** A list to order that was sent as a file. */
export interface FileToRead {
  kind: TableKind
  content: Uint8Array
}

export type RowsOfFile = StyleDecision & { rows: TypedRow[] }

// far more than any list to order
const BOUNDS = { mostInflated: 8 * 1024 * 1024, mostCells: 500_000 }

/**
 * The rows of a file, with or without a head, and how their quantities are written, by these alone; cut where a cell is longer
 * than any code [ORDER-7]. @throws Refusal table_* | quick_rows
 */
export async function rowsOfFile({ kind, content }: FileToRead): Promise<RowsOfFile> {
  const table = await tableOfFile(kind, content, BOUNDS)
  if ('fault' in table) throw tableRefusal(table)
  const { heads, rows } = table
  const typed = rowsOf(heads, rows, numberOfCell)
  if (typed.length > MOST.quickRows) throw new Refusal('quick_rows', { field: 'berkas' })
  return {
    // a number of a workbook says nothing of how texts are written
    ...styleOfTyped(rowsOf(heads, rows, () => '1').map(({ quantity }) => quantity)),
    rows: typed.map(({ code, quantity }) => ({
      code: code.slice(0, LONGEST.quickCode),
      quantity: quantity.slice(0, LONGEST.quickQuantity),
    })),
  }
}

function rowsOf(heads: string[], rows: readonly FileRow[], ofNumber: (cell: number) => string): TypedRow[] {
  const cells = rows.map((row) => row.cells.map((cell) => (typeof cell === 'number' ? ofNumber(cell) : cellText(cell))))
  return rowsOfCells([heads, ...cells]).filter(({ code, quantity }) => code !== '' || quantity !== '')
}

/** A number of a workbook as a text that is read in one way only: 1.125 is '1.1250', which no thousands are. */
function numberOfCell(cell: number): string {
  const text = cellText(cell)
  return readNumberText(text).kind === 'two' ? `${text}0` : text
}
