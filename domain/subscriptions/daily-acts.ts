import { Refusal } from '../refusal.ts'
import type { SubscriptionAct } from './subscription.ts'

/** Requests a day from one buyer company to one seller: each may be withdrawn, and the seller is told of both. */
const MOST_REQUESTS_A_DAY = 3
/** Acts a day of one side on one subscription: the other side is told of each. */
export const MOST_ACTS_A_DAY = 20

/** What ends a subscription is always open: after it the buyer has to ask anew. */
const ending: readonly SubscriptionAct[] = ['withdraw', 'decline', 'end']

/**
 * Keeps one company from flooding another. `before`: the acts of this company on the subscription today, in Jakarta.
 * @throws Refusal subscription_requests_today | subscription_acts_today
 */
export function checkDailyActs(act: SubscriptionAct, before: readonly string[]): void {
  if (ending.includes(act)) return
  const requests = before.filter((earlier) => earlier === 'ask').length
  if (act === 'ask' && requests >= MOST_REQUESTS_A_DAY) throw new Refusal('subscription_requests_today')
  if (before.length >= MOST_ACTS_A_DAY) throw new Refusal('subscription_acts_today')
}
