import type { BusinessDay } from '#domain/business-day.ts'
import type { Tx } from '#server/platform/database.ts'
import { dateOf } from './queries-submitting.ts'

/** Deletes how often companies negotiated on days before this one. */
export async function forgetDaysBefore(tx: Tx, day: BusinessDay): Promise<void> {
  await tx.deleteFrom('negotiation_days').where('day', '<', dateOf(day)).execute()
}
