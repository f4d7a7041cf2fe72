import type { Seller } from '#domain/accounts/actor.ts'
import type { SubscriptionState } from '#domain/subscriptions/state.ts'
import type { Deps } from '#server/deps.ts'
import { countCustomers, findCustomers, type SubscriptionRow } from './queries-reading.ts'

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
