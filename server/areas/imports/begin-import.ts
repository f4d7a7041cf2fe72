import type { Seller } from '#domain/accounts/actor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import type { OpenQuestions } from '#domain/imports/questions.ts'
import { mayBeApplied, plannedUntil, undoneUntil } from '#domain/imports/state.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { isTaken, type Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { lockImport, lockPlanned, type StoredImport, updateImport } from './queries.ts'
import { beginProgress } from './queries-progress.ts'

interface Target {
  id: string
  /** The expected version; null: any. */
  expectedVersion: number | null
}

/**
 * Begins to apply the rows that fit, by a job: at once, or at a later instant [SHOP-4].
 * @throws Refusal import_not_found | import_moved_on | import_values_missing | import_column_asked | import_numbers_asked |
 * import_nothing | import_running | import_begins_past | import_begins_far
 */
export function applyImport(
  deps: Deps,
  seller: Seller,
  { at, ...target }: Target & { at: Date | null },
): Promise<void> {
  if (at !== null) checkInstant(at, deps.now())
  return begin(deps, seller, target, async (tx, { id, state, version, fresh, changed, questions, heads }) => {
    if (!mayBeApplied(state)) throw new Refusal('import_moved_on')
    if (questions) throw openQuestionRefusal(questions, heads)
    if (fresh + changed === 0) throw new Refusal('import_nothing')
    const work = { importId: id, userId: seller.userId }
    if (at === null) {
      await updateImport(tx, id, { state: 'applying', appliesAt: null, note: null })
      await enqueue(tx, 'imports/apply', work)
      return
    }
    await updateImport(tx, id, { state: 'planned', appliesAt: at, note: null })
    await enqueue(tx, 'imports/begin', { ...work, version: version + 1 }, { startAfter: at })
  })
}

function openQuestionRefusal(
  { numbers, unpaired: [index], lacksValues }: OpenQuestions,
  heads: readonly string[],
): Refusal {
  if (lacksValues) return new Refusal('import_values_missing')
  if (index !== undefined) {
    return new Refusal('import_column_asked', { words: { head: heads[index] || `Kolom ${index + 1}` } })
  }
  const [example] = numbers?.examples ?? []
  return new Refusal('import_numbers_asked', { words: { text: example?.text ?? '' } })
}

function checkInstant(at: Date, now: Date): void {
  const field = 'berlaku_mulai'
  if (at <= now) throw new Refusal('import_begins_past', { field })
  if (at > plannedUntil(now)) throw new Refusal('import_begins_far', { field })
}

/**
 * Starts an import at its scheduled instant, unless its schedule was cancelled or changed. Where another import of the
 * shop is being applied the job comes again.
 */
export function beginPlanned(
  { db }: Pick<Deps, 'db'>,
  { importId, userId, version }: { importId: string; userId: string; version: number },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const one = await lockPlanned(tx, importId)
    if (one?.version !== version) return
    // changes since it was scheduled count: a later stop is answered that it is stopped
    await updateImport(tx, importId, { state: 'applying' })
    await enqueue(tx, 'imports/apply', { importId, userId })
  })
}

/**
 * Begins to take back what an import did, by a job [SHOP-4].
 * @throws Refusal import_not_found | import_moved_on | import_undo_late | import_running | not_allowed
 */
export function undoImport(deps: Deps, seller: Seller, target: Target): Promise<void> {
  return begin(deps, seller, target, async (tx, { id, kind, state, appliedAt }) => {
    // or a member who may set no stock would use up the only undo
    if (kind === 'stock' && !mayDo(seller, 'stock.change')) throw new Refusal('not_allowed')
    if (state !== 'applied' || !appliedAt) throw new Refusal('import_moved_on')
    if (undoneUntil(appliedAt) <= deps.now()) throw new Refusal('import_undo_late')
    await updateImport(tx, id, { state: 'undoing', note: null })
    await enqueue(tx, 'imports/undo', { importId: id, userId: seller.userId })
  })
}

async function begin(
  { db }: Deps,
  seller: Seller,
  { id, expectedVersion }: Target,
  act: (tx: Tx, one: StoredImport) => Promise<void>,
): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      const one = await lockImport(tx, seller.companyId, id)
      if (!one) throw new Refusal('import_not_found', { field: 'id' })
      if (expectedVersion !== null && expectedVersion !== one.version) throw new Refusal('import_moved_on')
      await beginProgress(tx, id)
      await act(tx, one)
    })
  } catch (error) {
    if (isTaken(error, 'imports_running')) throw new Refusal('import_running')
    throw error
  }
}
