import { sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { Tx } from '#server/platform/database.ts'

/** Deletes how often companies negotiated on days before this one. */
export async function forgetDaysBefore(tx: Tx, day: BusinessDay): Promise<void> {
  await sql`delete from negotiation_days where day < ${day}`.execute(tx)
}
