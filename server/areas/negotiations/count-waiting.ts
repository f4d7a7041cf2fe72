import type { Buyer } from '#domain/accounts/actor.ts'
import type { Db } from '#server/platform/database.ts'
import { countNegotiations, everyNegotiation } from './queries-reading.ts'
import { readerOf } from './reader.ts'

/** How many negotiations the member has to answer or to finish today, and how many of these are agreed [NEGO-9, ROLE-10]. */
export async function countWaiting(db: Db, buyer: Buyer, now: Date): Promise<{ waiting: number; agreed: number }> {
  const agreed = { ...everyNegotiation, state: 'agreed', waiting: true } as const
  const { waitingInAll, matching } = await countNegotiations(db, readerOf(buyer, now), agreed)
  return { waiting: waitingInAll, agreed: matching }
}
