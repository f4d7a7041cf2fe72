import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../database.ts'
import { StartFailure } from '../start-failure.ts'

// any constant, the same in every process
const LOCK = 724_002

/**
 * While this connection lasts, files that are deleted keep their bytes: a backup has the records of one moment, and
 * copies the bytes after it. @throws StartFailure where another backup is being made
 */
export async function pauseSweeps(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK])
  if (!rows[0]?.held) throw new StartFailure('Another backup of this database is being made. Wait for its end.')
}

/** Whether bytes without a record must stay for now. */
export async function areSweepsPaused(db: Db): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and classid = 0 and objid = ${LOCK}
        and database = (select oid from pg_database where datname = current_database())
    ) as held`.execute(db)
  return rows[0]?.held ?? false
}
