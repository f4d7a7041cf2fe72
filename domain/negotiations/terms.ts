import { businessDay, dayAfter, startOfDay } from '../business-day.ts'

/** Offers the buyer may make in one negotiation, the first included: the three dots of NEGO-9. */
export const MOST_OFFERS = 3
/** Negotiations a day for one buyer company and product [NEGO-8]. */
export const MOST_A_DAY = 2

/** A negotiation holds until 24:00 Asia/Jakarta of the day it was submitted: that instant is already too late [NEGO-10]. */
export function validUntil(submittedAt: Date): Date {
  return startOfDay(dayAfter(businessDay(submittedAt)))
}
