import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { TableKind } from '#domain/files/file.ts'
import { type ColumnName, guessColumns } from '#domain/imports/columns.ts'
import type { ImportKind } from '#domain/imports/kind.ts'
import { openQuestions, styleOfFile, unpairedNumbers } from '#domain/imports/questions.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { checkFile } from './check-file.ts'
import type { CheckedRow } from './check-rows.ts'
import { deleteWaiting, findLastPairing, insertImport, updateImport } from './queries.ts'
import { insertRows, saveResults } from './queries-rows.ts'
import { tableRefusal } from './read/table.ts'
import { tableOfFile } from './read/table-of-file.ts'
import { countsOf, resultOf } from './row-results.ts'

/** A price list or a catalogue; twenty thousand rows are a fifth of what may be inflated, and two thirds of the cells. */
const BOUNDS = { mostInflated: 150 * 1024 * 1024, mostCells: 3_000_000 }

export interface Upload {
  kind: ImportKind
  file: { name: string; kind: TableKind; content: Uint8Array }
}

/**
 * Reads a file and stores the result that each of its rows would have; the columns are paired as in the seller's last
 * file with these heads, else as their heads say, and numbers are read as this file alone writes them. Files that wait
 * unapplied make room, the oldest first [SHOP-4]. @throws Refusal table_*
 */
export async function uploadImport(deps: Pick<Deps, 'db' | 'now'>, seller: Seller, { kind, file }: Upload) {
  const table = await tableOfFile(file.kind, file.content, BOUNDS)
  if ('fault' in table) throw tableRefusal(table)
  const { heads, rows, contents } = table
  const last = await findLastPairing(deps.db, seller.companyId, kind, heads)
  const columns = last?.columns ?? guessColumns(heads, kind)
  const { style, question: numbers } = styleOfFile(columns, contents)
  // columns ignored in the earlier file although they held numbers are ignored again
  const unpaired = unpairedNumbers({ kind, heads, columns, contents }).filter(
    (index) => !last?.contents[index]?.numbers,
  )
  const questions = openQuestions({ kind, columns, numbers, unpaired })
  const reading = { columns, style, sellsNew: false }
  if (!identifiesProducts(columns)) throw new Refusal('table_heads', { field: 'berkas' })
  const known = { contents, questions, isStyleChosen: false }
  const now = deps.now()
  const checked = await checkFile(deps.db, seller, { kind, rows, ...reading }, businessDay(now))
  const id = await deps.db.transaction().execute(async (tx) => {
    const one = { sellerId: seller.companyId, userId: seller.userId, kind, fileName: file.name, heads }
    await deleteWaiting(tx, seller.companyId, { butNewest: MOST.waitingImports - 1 })
    const written = await insertImport(tx, { ...one, ...reading, ...known, rows: rows.length }, now)
    await insertRows(tx, written, rows)
    await saveResults(tx, written, checked.map(resultOf))
    await updateImport(tx, written, countsOf(checked))
    return written
  })
  return { id, checked, heads, columns: reading.columns }
}
export type UploadedImport = {
  id: string
  checked: Omit<CheckedRow, 'after'>[]
  heads: string[]
  columns: (ColumnName | null)[]
}

/** Whether products can be found by these columns, each of which is there once. */
export function identifiesProducts(columns: readonly (ColumnName | null)[]): boolean {
  const chosen = columns.filter((column) => column !== null)
  const identifying: readonly ColumnName[] = ['sku', 'kode', 'nama']
  return new Set(chosen).size === chosen.length && identifying.some((column) => chosen.includes(column))
}
