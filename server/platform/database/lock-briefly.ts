import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Tx } from '../database.ts'

// shorter than the second after which the server looks for deadlocks: it is this transaction that gives way
const WAIT_MS = 300
const PAUSE_MS = 50
// requests and jobs that stand in the way are ended sooner; a backup may stand there for as long as it takes
const MOST_TRIES = 100

/**
 * Takes locks in a transaction that already holds others, without waiting while it holds some of them: where one is
 * taken, all of them are released and requested again a little later, so that they block no other transaction
 * meanwhile.
 * @throws DatabaseError lock_not_available after about half a minute
 */
export async function lockBriefly<Locked>(tx: Tx, lock: (tx: Tx) => Promise<Locked>): Promise<Locked> {
  for (let tries = 1; ; tries++) {
    await sql`savepoint locking`.execute(tx)
    await sql`set local lock_timeout = ${sql.lit(WAIT_MS)}`.execute(tx)
    try {
      const locked = await lock(tx)
      await sql`release savepoint locking`.execute(tx)
      await sql`set local lock_timeout = 0`.execute(tx)
      return locked
    } catch (error) {
      // the timeout of before comes back with it
      await sql`rollback to savepoint locking`.execute(tx)
      if (!isLockTimeout(error) || tries >= MOST_TRIES) throw error
      await pause(PAUSE_MS)
    }
  }
}

/** Whether a lock was requested in vain. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '55P03'
}
