import { Refusal } from '#domain/refusal.ts'
import type { SubscriptionAct } from './subscription.ts'

/** A buyer company's relation to a seller, as far as buying needs it: a subscription and a payment type. */
export interface SellerRelation {
  /** Active payment types; undefined without an active subscription. */
  paymentTypes: readonly unknown[] | undefined
  /** The shop sells nothing now: no subscription can be requested. */
  isShut?: boolean
}

/** Why nothing of this seller can be ordered now, or null [ROLE-2, ROLE-5]. */
export function sellerObstacle({ paymentTypes, isShut = false }: SellerRelation): Refusal | null {
  if (!paymentTypes) return new Refusal(isShut ? 'shop_shut' : 'not_subscribed')
  if (paymentTypes.length === 0) return new Refusal('no_payment_type')
  return null
}

/** Requests a day from one buyer company to one seller: each may be withdrawn, and the seller is notified of both. */
const MOST_REQUESTS_A_DAY = 3
/** Acts a day of one side on one subscription: the other side is notified of each. */
export const MOST_ACTS_A_DAY = 20

/** Acts that end a subscription are always open: after it the buyer has to request it anew. */
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
