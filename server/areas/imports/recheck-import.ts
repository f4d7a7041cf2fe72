import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { columnsOf } from '#domain/imports/columns.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { checkFile } from './check-file.ts'
import { lockImport, type Reading, updateImport } from './queries.ts'
import { findRows, saveResults } from './queries-rows.ts'
import { countsOf, resultOf } from './row-results.ts'
import { tellsProducts } from './upload-import.ts'

/** How the columns of an import are to be read otherwise. */
export type Recheck = Reading & { id: string; seenVersion: number }

/**
 * Reads the columns of an import that is not applied otherwise, and checks its rows anew [SHOP-4].
 * @throws Refusal import_not_found | import_moved_on | import_columns
 */
export function recheckImport(deps: Deps, seller: Seller, { id, seenVersion, ...reading }: Recheck): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const there = await lockImport(tx, seller.companyId, id)
    if (!there) throw new Refusal('import_not_found', { field: 'impor_id' })
    if (there.version !== seenVersion || there.state !== 'checked') throw new Refusal('import_moved_on')
    const ofKind = columnsOf(there.kind)
    const isOfFile = reading.columns.length === there.heads.length
    const isKnown = reading.columns.every((column) => column === null || ofKind.includes(column))
    if (!isOfFile || !isKnown || !tellsProducts(reading.columns))
      throw new Refusal('import_columns', { field: 'kolom' })
    const rows = await findRows(tx, id)
    const file = { kind: there.kind, rows, ...reading }
    const checked = await checkFile(tx, seller, file, businessDay(deps.now()))
    await saveResults(tx, id, checked.map(resultOf))
    await updateImport(tx, id, { ...reading, ...countsOf(checked) })
  })
}
