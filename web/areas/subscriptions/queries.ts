import { subscriptionState } from '#domain/subscriptions/state.ts'
import { query } from '#web/lib/api/query.ts'
import { type FilterOf, ROWS_PER_PAGE, statusFilter } from '#web/lib/page/search-params.ts'

/** A buyer's current, requested and former subscriptions. */
export const distributorsQuery = query({
  call: 'langganan/daftar',
  body: {},
  live: 'subscription',
})

/** One of them with its history. */
export const distributorQuery = (id: string) => query({ call: 'langganan/detail', body: { id }, live: 'subscription' })

/** The filter of the seller's customers. */
export const customerFilter = statusFilter(subscriptionState)
export type CustomerFilter = FilterOf<typeof customerFilter>

/** The seller's customers and requests. */
export const customersQuery = ({ state, keyword, page }: CustomerFilter) =>
  query({
    call: 'pusat-seller/langganan/daftar',
    body: { ...(state && { state }), ...(keyword && { keyword }), page, perPage: ROWS_PER_PAGE },
    live: 'subscription',
  })

/** The number in each state, with the smallest possible page. */
export const customerCountsQuery = query({
  call: 'pusat-seller/langganan/daftar',
  body: { perPage: 1 },
  live: 'subscription',
})

/** One of them with terms and history. */
export const customerQuery = (id: string) =>
  query({
    call: 'pusat-seller/langganan/detail',
    body: { id },
    live: 'subscription',
  })

/** The grant limits of sales, as the owner decided [SHOP-7]. */
export const grantSettingsQuery = query({ call: 'pusat-seller/wewenang', body: {} })

/** Terms that wait for the owner, the longest waiting first. */
export const waitingGrantsQuery = query({
  call: 'pusat-seller/langganan/persetujuan/daftar',
  body: {},
  live: 'subscription',
})

/** Which companies the seller lets in by itself [UX-2]. */
export const entryRuleQuery = query({ call: 'pusat-seller/penerimaan', body: {} })
