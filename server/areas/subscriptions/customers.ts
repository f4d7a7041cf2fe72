import type { Seller } from '#domain/accounts/actor.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import { subscriptionChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { SubscriptionState } from '#domain/subscriptions/state.ts'
import { subscriptions } from '#domain/subscriptions/subscription.ts'
import { findSalesPeople } from '#server/areas/accounts/public.ts'
import { companyName, lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { countCustomers, findCustomers, findPaymentTerms, type SubscriptionRow } from './queries-reading.ts'
import { insertEvent, lockSubscriptionOfPair, saveSales, saveState, unassignSales } from './queries-writing.ts'

export interface CustomerSearch {
  state: SubscriptionState | undefined
  keyword: string | undefined
  page: number
  perPage: number
}

export interface CustomerList {
  customers: SubscriptionRow[]
  total: number
  counts: { state: SubscriptionState; count: number }[]
}

/** The seller's customers and requests, waiting ones first, filtered and paged [SELLER-3]. */
export async function listCustomers(
  deps: Deps,
  seller: Seller,
  { state, keyword, page, perPage }: CustomerSearch,
): Promise<CustomerList> {
  const filter = { state: state ?? null, keyword: keyword || null }
  const customers = await findCustomers(deps.db, seller, filter, { limit: perPage, offset: (page - 1) * perPage })
  const counts = await countCustomers(deps.db, seller, filter.keyword)
  const matching = counts.filter((one) => state === undefined || one.state === state)
  return { customers, total: matching.reduce((sum, { count }) => sum + count, 0), counts }
}

/**
 * Assigns a customer to another sales person of the seller; its other terms stay [SELLER-3].
 * @throws Refusal subscription_not_found | subscription_act_not_allowed | not_allowed | sales_person_unknown
 */
export async function handOverCustomer(
  tx: Tx,
  seller: Seller,
  { buyerId, salesUserId }: { buyerId: string; salesUserId: string },
  now: Date,
): Promise<void> {
  // a member who leaves at the same time is either gone here or finds this customer among theirs
  await lockCompany(tx, seller.companyId)
  const subscription = await lockSubscriptionOfPair(tx, buyerId, seller.companyId)
  if (!subscription) throw new Refusal('subscription_not_found')
  const people = await findSalesPeople(tx, seller.companyId)
  if (!people.some(({ userId }) => userId === salesUserId))
    throw new Refusal('sales_person_unknown', { field: 'penerima_id' })

  const { version: expectedVersion } = subscription
  const moved = subscriptions.take(subscription, 'changeTerms', { party: seller, expectedVersion, reason: null })
  await saveSales(tx, moved.id, salesUserId)
  await saveState(tx, moved, now)
  const terms = { priceLevel: moved.priceLevel, payments: await findPaymentTerms(tx, moved.id), salesUserId }
  await insertEvent(tx, moved, seller, { act: 'changeTerms', note: null, terms }, now)
  const change = { before: { salesUserId: subscription.salesUserId }, after: { salesUserId } }
  const thing = { id: moved.id, name: await companyName(tx, buyerId) }
  await audit(tx, seller, { act: 'subscription.hand-over', thing, ...change }, now)
  await publish(tx, subscriptionChanged(moved))
}

/** Leaves a seller's customers without a contact once theirs has gone or no longer sells [SELLER-3, REG-4]. */
export async function releaseCustomers(
  tx: Tx,
  { companyId, userId, by }: { companyId: CompanyId; userId: UserId; by: Doer },
  now: Date,
): Promise<void> {
  const people = await findSalesPeople(tx, companyId)
  if (people.some((one) => one.userId === userId)) return
  for (const subscription of await unassignSales(tx, companyId, userId)) {
    const thing = { id: subscription.id, name: await companyName(tx, subscription.buyerId) }
    const change = { before: { salesUserId: userId }, after: { salesUserId: null } }
    await audit(tx, by, { act: 'subscription.release', thing, ...change }, now)
    await publish(tx, subscriptionChanged(subscription))
  }
}
