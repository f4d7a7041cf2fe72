import type { Buyer } from '#domain/accounts/actor.ts'
import type { Db } from '#server/platform/database.ts'
import { countNegotiations } from './queries-reading.ts'

/** How many negotiations the buyer company has to answer or to finish today, and how many of these are agreed [NEGO-9]. */
export async function countWaiting(
  db: Db,
  { companyId }: Buyer,
  now: Date,
): Promise<{ waiting: number; agreed: number }> {
  const reader = { side: 'buyer', companyId, now } as const
  const agreed = { state: 'agreed', running: null, waiting: false, keyword: null } as const
  const { waiting, matching } = await countNegotiations(db, reader, agreed)
  return { waiting, agreed: matching }
}
