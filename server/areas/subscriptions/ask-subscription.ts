import type { Buyer } from '#domain/accounts/actor.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { checkDailyActs } from '#domain/subscriptions/seller-obstacle.ts'
import { mayAskPayment, subscriptions } from '#domain/subscriptions/subscription.ts'
import { findCompanies, lockCompany, shareDocuments } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { letIn } from './let-in.ts'
import { insertAttachments } from './queries-documents.ts'
import { findSubscription } from './queries-reading.ts'
import {
  countOpenRequests,
  findActsToday,
  insertEvent,
  insertRequest,
  lockSubscriptionOfPair,
  type Request,
  type StoredSubscription,
  savePaymentRequested,
  saveRequest,
  saveState,
} from './queries-writing.ts'
import { announce } from './take-step.ts'

/**
 * Requests a subscription from a seller, for the first time or again, with documents of the company; of two requests at
 * once one is written [REG-4].
 * @returns the subscription, active where the seller's rule let the company in at once [UX-2]
 * @throws Refusal seller_not_found | subscription_act_not_allowed | subscription_requests_open |
 *   subscription_requests_today | document_not_found
 */
export function askSubscription(
  deps: Deps,
  buyer: Buyer,
  request: Request,
  documentIds: readonly string[] = [],
): Promise<StoredSubscription> {
  return deps.db.transaction().execute((tx) => askIn(tx, buyer, request, documentIds, deps.now()))
}

async function askIn(
  tx: Tx,
  buyer: Buyer,
  request: Request,
  documentIds: readonly string[],
  now: Date,
): Promise<StoredSubscription> {
  const seller = (await findCompanies(tx, [request.sellerId])).get(request.sellerId)
  if (seller?.kind !== 'seller' || seller.suspended) throw sellerNotFound()

  // one request of a company at a time, so that they can be counted
  await lockCompany(tx, buyer.companyId)
  if ((await countOpenRequests(tx, buyer.companyId)) >= MOST.openSubscriptionRequests) {
    throw new Refusal('subscription_requests_open', { field: 'sellerId' })
  }
  const requested = (await insertRequest(tx, buyer, request, now)) ?? (await askAnew(tx, buyer, request, now))
  const happening = { act: 'ask', note: request.intendedUse } as const
  const eventId = await insertEvent(tx, requested, buyer, { ...happening, terms: null }, now)
  await insertAttachments(tx, eventId, await shareDocuments(tx, buyer, documentIds, now))
  const entered = await letIn(tx, buyer, requested, now)
  if (entered) return entered
  await announce(tx, buyer, requested, happening, now)
  return requested
}

async function askAnew(tx: Tx, buyer: Buyer, request: Request, now: Date): Promise<StoredSubscription> {
  const earlier = await lockSubscriptionOfPair(tx, buyer.companyId, request.sellerId)
  if (!earlier) throw sellerNotFound()

  const requested = subscriptions.take(earlier, 'ask', { party: buyer, expectedVersion: null })
  checkDailyActs('ask', await findActsToday(tx, earlier.id, buyer.companyId, now))

  await saveRequest(tx, requested.id, buyer.userId, request)
  await saveState(tx, requested, now)
  return requested
}

function sellerNotFound(): Refusal {
  return new Refusal('seller_not_found', { field: 'sellerId' })
}

/**
 * Asks a seller for a payment type when none is active, once a day [ROLE-5].
 * @returns the subscription's id
 * @throws Refusal not_subscribed | payment_type_there | payment_asked_today
 */
export function askPaymentType(deps: Deps, buyer: Buyer, sellerId: string): Promise<string> {
  return deps.db.transaction().execute((tx) => askPaymentIn(tx, buyer, sellerId, deps.now()))
}

async function askPaymentIn(tx: Tx, buyer: Buyer, sellerId: string, now: Date): Promise<string> {
  const subscription = await lockSubscriptionOfPair(tx, buyer.companyId, sellerId)
  const row = subscription && (await findSubscription(tx, buyer, subscription.id))
  if (!subscription || !row) throw new Refusal('not_subscribed', { field: 'seller_id' })
  const { obstacle } = mayAskPayment(
    {
      ...row,
      activePayments: row.paymentCodes.length,
      requestedAt: row.paymentRequestedAt,
      sellerName: row.partnerName,
    },
    buyer,
    now,
  )
  if (obstacle) throw obstacle

  await savePaymentRequested(tx, subscription.id, now)
  const happening = { act: 'askPayment', note: null } as const
  await insertEvent(tx, subscription, buyer, { ...happening, terms: null }, now)
  await announce(tx, buyer, subscription, happening, now)
  return subscription.id
}
