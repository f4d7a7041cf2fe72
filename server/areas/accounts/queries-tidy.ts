import { sql } from 'kysely'
import type { Tx } from '#server/platform/database.ts'

/** Deletes what was last touched before these instants. */
export async function forgetOld(tx: Tx, before: { codes: Date; links: Date }): Promise<void> {
  await sql`delete from password_resets where asked_at < ${before.codes}`.execute(tx)
  await sql`delete from sign_in_failures where last_at < ${before.codes}`.execute(tx)
  await sql`delete from session_bearers where expires_at < ${before.codes}`.execute(tx)
  await sql`delete from email_verifications where asked_at < ${before.links}`.execute(tx)
}
