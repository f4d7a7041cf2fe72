import type { Seller } from '#domain/accounts/actor.ts'
import { mayBeApplied, undoneUntil } from '#domain/imports/state.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { isTaken, type Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { beginProgress, type KeptImport, lockImport, updateImport } from './queries.ts'

interface Asked {
  id: string
  /** The version that was seen; null: whatever it is. */
  seenVersion: number | null
}

/**
 * Begins to apply the rows that fit, by a job [SHOP-4].
 * @throws Refusal import_not_found | import_moved_on | import_nothing | import_running
 */
export function applyImport(deps: Deps, seller: Seller, asked: Asked): Promise<void> {
  return begin(deps, seller, asked, async (tx, { id, state, fresh, changed }) => {
    if (!mayBeApplied(state)) throw new Refusal('import_moved_on')
    if (fresh + changed === 0) throw new Refusal('import_nothing')
    await updateImport(tx, id, { state: 'applying', note: null })
    await enqueue(tx, 'imports/apply', { importId: id, userId: seller.userId })
  })
}

/**
 * Begins to take back what an import did, by a job [SHOP-4].
 * @throws Refusal import_not_found | import_moved_on | import_undo_late | import_running
 */
export function undoImport(deps: Deps, seller: Seller, asked: Asked): Promise<void> {
  return begin(deps, seller, asked, async (tx, { id, state, appliedAt }) => {
    if (state !== 'applied' || !appliedAt) throw new Refusal('import_moved_on')
    if (undoneUntil(appliedAt) <= deps.now()) throw new Refusal('import_undo_late')
    await updateImport(tx, id, { state: 'undoing', note: null })
    await enqueue(tx, 'imports/undo', { importId: id, userId: seller.userId })
  })
}

async function begin(
  { db }: Deps,
  seller: Seller,
  { id, seenVersion }: Asked,
  act: (tx: Tx, one: KeptImport) => Promise<void>,
): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      const one = await lockImport(tx, seller.companyId, id)
      if (!one) throw new Refusal('import_not_found', { field: 'impor_id' })
      if (seenVersion !== null && seenVersion !== one.version) throw new Refusal('import_moved_on')
      await beginProgress(tx, id)
      await act(tx, one)
    })
  } catch (error) {
    if (isTaken(error, 'imports_running')) throw new Refusal('import_running')
    throw error
  }
}
