import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay, firstDayOfMonth, startOfDay } from '#domain/business-day.ts'
import type { OrderState } from '#domain/orders/state.ts'
import { countProductsOf } from '#server/areas/catalogue/public.ts'
import { countActiveCustomers } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { type SalesSum, sumConfirmedSales } from './queries-customers.ts'
import { countOrders } from './queries-reading.ts'

export interface SalesSummary {
  counts: { state: OrderState; all: number }[]
  /** Orders received this month in Asia/Jakarta that are at least confirmed. */
  thisMonth: SalesSum
  products: { offered: number; soldOut: number }
  customers: number
}

const everything = { state: null, placedBy: null, unpaid: null, keyword: null, from: null, before: null }

/** A seller's start page [SELLER-5]. */
export async function summarizeSales(deps: Deps, seller: Seller): Promise<SalesSummary> {
  const monthStart = firstDayOfMonth(businessDay(deps.now()))
  return {
    counts: await countOrders(deps.db, seller, everything),
    thisMonth: await sumConfirmedSales(deps.db, seller.companyId, startOfDay(monthStart)),
    products: await countProductsOf(deps.db, seller.companyId),
    customers: await countActiveCustomers(deps.db, seller.companyId),
  }
}
