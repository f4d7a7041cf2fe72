import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { PaymentTerm } from '#domain/subscriptions/terms.ts'
import type { Deps } from '#server/deps.ts'
import { findSalesPeople } from './queries-customers.ts'
import {
  type EventRow,
  findEvents,
  findPaymentTerms,
  findSubscription,
  type SubscriptionRow,
} from './queries-reading.ts'

export interface ShownSubscription {
  row: SubscriptionRow
  events: EventRow[]
}

/** One subscription of the company with what has happened to it. @throws Refusal subscription_not_found */
export async function showSubscription(deps: Deps, member: Buyer | Seller, id: string): Promise<ShownSubscription> {
  const row = await findSubscription(deps.db, member, id)
  if (!row) throw new Refusal('subscription_not_found', { field: 'langganan_id' })
  return { row, events: await findEvents(deps.db, id) }
}

export interface ShownCustomer extends ShownSubscription {
  payments: PaymentTerm[]
  salesPeople: { userId: string; name: string }[]
}

/** The same for the seller, with the terms and who may look after the customer. @throws Refusal subscription_not_found */
export async function showCustomer(deps: Deps, seller: Seller, id: string): Promise<ShownCustomer> {
  const shown = await showSubscription(deps, seller, id)
  return {
    ...shown,
    payments: await findPaymentTerms(deps.db, id),
    salesPeople: await findSalesPeople(deps.db, seller.companyId),
  }
}
