import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'

/** How many connections wait for a lock: a race test goes on once the slower act has come to the faster one's. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** Lets whoever reads or writes this table wait. @returns what ends that */
export async function holdTable(db: Db, table: string): Promise<() => Promise<void>> {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
    locked.resolve()
    await released.promise
  })
  await locked.promise
  return () => {
    released.resolve()
    return holding
  }
}
