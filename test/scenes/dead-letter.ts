import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'

/** A job that has failed for good, as pg-boss keeps it: the mail of an invitation that is not there. @returns its id */
export async function aDeadLetter(db: Db, fault = 'Error: the mail server did not answer'): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
    values ('dead-letters', ${JSON.stringify({ invitationId: crypto.randomUUID() })}::jsonb, 'members/mail-invitation',
      gen_random_uuid(), now(), 5, ${JSON.stringify({ message: fault })}::jsonb)
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}
