import type { Seller } from '#domain/accounts/actor.ts'
import { countProductsOf } from '#server/areas/catalogue/public.ts'
import { countActiveCustomers } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { claimsWaiting } from './events.ts'
import type { OrderFilter } from './queries-matching.ts'
import { countOrders, type StateCount } from './queries-reading.ts'

export interface SalesSummary {
  counts: StateCount[]
  products: { offered: number; soldOut: number }
  customers: number
  /** Those that wait for the seller. */
  claims: number
}

const everything: OrderFilter = {
  state: null,
  cancelAsked: false,
  confirmed: false,
  placedBy: null,
  unpaid: null,
  payment: null,
  productId: null,
  keyword: null,
  ids: null,
  from: null,
  before: null,
}

/** A seller's start page [SELLER-5]. */
export async function summarizeSales(deps: Deps, seller: Seller): Promise<SalesSummary> {
  return {
    counts: await countOrders(deps.db, seller, everything),
    products: await countProductsOf(deps.db, seller.companyId),
    claims: await claimsWaiting.ask(deps.db, seller, deps.now()),
    customers: await countActiveCustomers(deps.db, seller.companyId),
  }
}
