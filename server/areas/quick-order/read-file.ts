import type { Buyer } from '#domain/accounts/actor.ts'
import { cellText } from '#domain/imports/cell.ts'
import { LONGEST, MOST } from '#domain/limits.ts'
import type { NumberStyle } from '#domain/number-text.ts'
import { rowsOfCells, type TypedRow } from '#domain/quick-order/typed-row.ts'
import { Refusal } from '#domain/refusal.ts'
import { type FileToRead, readShortTable } from '#server/areas/imports/public.ts'

/** The rows of a file, with or without a head; cut where a cell is longer than any code [ORDER-7]. @throws Refusal table_* | quick_rows | busy */
export async function readFile(buyer: Buyer, file: FileToRead): Promise<{ style: NumberStyle; rows: TypedRow[] }> {
  const { heads, rows, style } = await readShortTable(buyer.companyId, file)
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
