import { people } from '#server/areas/accounts/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** How far it is, by whom it was made, and whether somebody has asked to stop it. */
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

/** Writes how far it is; outside the transaction that it tells of. @returns whether somebody has asked to stop it */
export async function saveProgress(db: Db, id: string, done: number): Promise<boolean> {
  const { isStopRequested } = await db
    .insertInto('import_progress')
    .values({ import_id: id, done })
    .onConflict((there) => there.column('import_id').doUpdateSet({ done }))
    .returning('stop_asked as isStopRequested')
    .executeTakeFirstOrThrow()
  return isStopRequested
}

/** Nothing is done yet, and nobody has asked to stop it. */
export async function beginProgress(tx: Tx, id: string): Promise<void> {
  const none = { done: 0, stop_asked: false }
  await tx
    .insertInto('import_progress')
    .values({ import_id: id, ...none })
    .onConflict((there) => there.column('import_id').doUpdateSet(none))
    .execute()
}

/** Asks whoever applies it to stop; waits for a transaction that is about to commit. */
export async function askToStop(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('import_progress').set({ stop_asked: true }).where('import_id', '=', id).execute()
}

/** Whether somebody has asked to stop it; nobody can any more until commit. */
export async function holdProgress(tx: Tx, id: string): Promise<boolean> {
  const progress = await tx
    .selectFrom('import_progress')
    .select('stop_asked as isStopRequested')
    .where('import_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return progress?.isStopRequested ?? false
}
