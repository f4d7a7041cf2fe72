import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#server/platform/database.ts'

/** Waits until the database has noticed that a killed process is gone. */
export async function untilAlone(db: Db): Promise<void> {
  await expect
    .poll(async () => {
      const found = await sql<{ others: number }>`
        select count(*)::int as others from pg_stat_activity
        where datname = current_database() and application_name = 'sentra-bahan' and pid <> pg_backend_pid()`.execute(
        db,
      )
      return found.rows[0]?.others
    })
    .toBe(0)
}
