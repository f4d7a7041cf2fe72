import { people } from '#server/areas/accounts/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** The progress of an import, its member, and whether a stop was requested. */
export async function findProgress(
  db: Db,
  id: string,
): Promise<{ done: number; by: string | null; isStopRequested: boolean }> {
  const found = await db
    .selectFrom('imports as i')
    .leftJoin('import_progress as p', 'p.import_id', 'i.id')
    .leftJoin(people.as('person'), 'person.id', 'i.user_id')
    .select(({ fn, val }) => [fn.coalesce('p.done', val(0)).as('done'), 'person.name as by'])
    .select(({ fn, val }) => fn.coalesce('p.stop_asked', val(false)).as('isStopRequested'))
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow()
  return found
}

/** Writes the progress of an import, outside its transaction. @returns whether a stop was requested */
export async function saveProgress(db: Db, id: string, done: number): Promise<boolean> {
  const { isStopRequested } = await db
    .insertInto('import_progress')
    .values({ import_id: id, done })
    .onConflict((there) => there.column('import_id').doUpdateSet({ done }))
    .returning('stop_asked as isStopRequested')
    .executeTakeFirstOrThrow()
  return isStopRequested
}

/** Resets the progress to zero, without a request to stop. */
export async function beginProgress(tx: Tx, id: string): Promise<void> {
  const none = { done: 0, stop_asked: false }
  await tx
    .insertInto('import_progress')
    .values({ import_id: id, ...none })
    .onConflict((there) => there.column('import_id').doUpdateSet(none))
    .execute()
}

/** Requests a stop of a running import; waits for a transaction that is about to commit. */
export async function askToStop(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('import_progress').set({ stop_asked: true }).where('import_id', '=', id).execute()
}

/** Whether a stop was requested; no more can be requested until commit. */
export async function holdProgress(tx: Tx, id: string): Promise<boolean> {
  const progress = await tx
    .selectFrom('import_progress')
    .select('stop_asked as isStopRequested')
    .where('import_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return progress?.isStopRequested ?? false
}
