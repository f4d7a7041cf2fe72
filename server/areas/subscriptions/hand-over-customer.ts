import type { Seller } from '#domain/accounts/actor.ts'
import { subscriptionChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { subscriptions } from '#domain/subscriptions/subscription.ts'
import { findSalesPeople } from '#server/areas/accounts/public.ts'
import { companyName, lockCompany } from '#server/areas/companies/public.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findPaymentTerms } from './queries-reading.ts'
import { insertEvent, lockSubscriptionOfPair, saveSales, saveState } from './queries-writing.ts'

/**
 * Another person of the seller looks after a customer from now on; nothing else of its terms changes [SELLER-3].
 * @throws Refusal subscription_not_found | subscription_act_not_allowed | not_allowed | sales_person_unknown
 */
export async function handOverCustomer(
  tx: Tx,
  seller: Seller,
  { buyerId, salesUserId }: { buyerId: string; salesUserId: string },
  now: Date,
): Promise<void> {
  // whoever leaves at the same time is either gone here or finds this customer among theirs
  await lockCompany(tx, seller.companyId)
  const subscription = await lockSubscriptionOfPair(tx, buyerId, seller.companyId)
  if (!subscription) throw new Refusal('subscription_not_found')
  const people = await findSalesPeople(tx, seller.companyId)
  if (!people.some(({ userId }) => userId === salesUserId))
    throw new Refusal('sales_person_unknown', { field: 'penerima_id' })

  const { version: seenVersion } = subscription
  const moved = subscriptions.take(subscription, 'changeTerms', { party: seller, seenVersion, reason: null })
  await saveSales(tx, moved.id, salesUserId)
  await saveState(tx, moved, now)
  const terms = { priceLevel: moved.priceLevel, payments: await findPaymentTerms(tx, moved.id), salesUserId }
  await insertEvent(tx, moved, seller, { act: 'changeTerms', note: null, terms }, now)
  const change = { before: { salesUserId: subscription.salesUserId }, after: { salesUserId } }
  const thing = { id: moved.id, name: await companyName(tx, buyerId) }
  await audit(tx, seller, { act: 'subscription.hand-over', thing, ...change }, now)
  await publish(tx, subscriptionChanged(moved))
}
