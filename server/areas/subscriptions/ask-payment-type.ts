import type { Buyer } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import { mayAskPayment } from '#domain/subscriptions/subscription.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { announce } from './announce.ts'
import { findSubscription } from './queries-reading.ts'
import { insertEvent, lockSubscriptionOfPair, savePaymentAsked } from './queries-writing.ts'

/**
 * Asks a seller for a payment type when none is active, once a day [ROLE-5].
 * @returns the subscription's id
 * @throws Refusal not_subscribed | payment_type_there | payment_asked_today
 */
export function askPaymentType(deps: Deps, buyer: Buyer, sellerId: string): Promise<string> {
  return deps.db.transaction().execute((tx) => askIn(tx, buyer, sellerId, deps.now()))
}

async function askIn(tx: Tx, buyer: Buyer, sellerId: string, now: Date): Promise<string> {
  const subscription = await lockSubscriptionOfPair(tx, buyer.companyId, sellerId)
  const row = subscription && (await findSubscription(tx, buyer, subscription.id))
  if (!subscription || !row) throw new Refusal('not_subscribed', { field: 'seller_id' })
  const { obstacle } = mayAskPayment(
    { ...row, activePayments: row.paymentCodes.length, askedAt: row.paymentAskedAt, sellerName: row.partnerName },
    buyer,
    now,
  )
  if (obstacle) throw obstacle

  await savePaymentAsked(tx, subscription.id, now)
  const happening = { act: 'askPayment', note: null } as const
  await insertEvent(tx, subscription, buyer, { ...happening, terms: null }, now)
  await announce(tx, buyer, subscription, happening, now)
  return subscription.id
}
