import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#server/platform/database.ts'

/** How many connections wait for a lock: a race test goes on once the slower act has come to the faster one's. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** Blocks reads and writes of this table. @returns a function that ends the block */
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

/**
 * Runs acts that all need this product's stock, which is locked until each waits for it: they get it one after the
 * other, in this order.
 * @returns the result of each
 */
export async function inLockOrder<const Acts extends readonly (() => Promise<unknown>)[]>(
  db: Db,
  productId: number,
  acts: Acts,
): Promise<{ [At in keyof Acts]: Awaited<ReturnType<Acts[At]>> }> {
  const running: Promise<unknown>[] = []
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('product_stocks').select('product_id').where('product_id', '=', productId).forUpdate().execute()
    for (const act of acts) {
      running.push(act())
      await expect.poll(() => countWaiting(db)).toBe(running.length)
    }
  })
  return Promise.all(running) as Promise<never> // in the order of the acts
}
