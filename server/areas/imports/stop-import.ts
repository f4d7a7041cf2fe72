import type { Seller } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { askToStop, findImport, lockImportIfFree, updateImport } from './queries.ts'

/**
 * Stops an import that is being applied, or planned: nothing of it stays. The transaction that applies it reads before it commits, and
 * under a lock, that this was asked, so that whoever is answered without a refusal finds it not applied [SHOP-4].
 * @throws Refusal import_not_found | import_moved_on
 */
export function stopImport({ db }: Deps, seller: Seller, id: string): Promise<void> {
  return db.transaction().execute((tx) => stopIn(tx, seller, id))
}

async function stopIn(tx: Tx, seller: Seller, id: string): Promise<void> {
  if (!(await findImport(tx, seller.companyId, id))) throw new Refusal('import_not_found', { field: 'id' })
  await askToStop(tx, id)
  // free: no attempt is at work, and the next one finds that there is nothing more to do
  const free = await lockImportIfFree(tx, seller.companyId, id)
  const one = free ?? (await findImport(tx, seller.companyId, id))
  if (one?.state !== 'applying' && one?.state !== 'planned') throw new Refusal('import_moved_on')
  if (free) await updateImport(tx, id, { state: one.state === 'planned' ? 'checked' : 'stopped' })
}
