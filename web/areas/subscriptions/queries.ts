import { list } from '#domain/codec.ts'
import { customerDetail, customerPage, distributor, distributorDetail } from '#domain/subscriptions/codec.ts'
import { grantRequest, grantSettings } from '#domain/subscriptions/codec-grants.ts'
import { subscriptionState } from '#domain/subscriptions/state.ts'
import { query } from '#web/lib/api/query.ts'
import { type FilterOf, statusFilter } from '#web/lib/page/search-params.ts'

/** A buyer's current, requested and former subscriptions. */
export const distributorsQuery = query({
  call: 'langganan/daftar',
  body: {},
  as: list(distributor),
  live: 'subscription',
})

/** One of them with its history. */
export const distributorQuery = (id: string) =>
  query({ call: 'langganan/detail', body: { langganan_id: id }, as: distributorDetail, live: 'subscription' })

/** The filter of the seller's customers. */
export const customerFilter = statusFilter(subscriptionState)
export type CustomerFilter = FilterOf<typeof customerFilter>

/** The seller's customers and requests. */
export const customersQuery = (filter: CustomerFilter) =>
  query({
    call: 'pusat-seller/langganan/daftar',
    body: customerFilter.body(filter),
    as: customerPage,
    live: 'subscription',
  })

/** The number in each state, with the smallest possible page. */
export const customerCountsQuery = query({
  call: 'pusat-seller/langganan/daftar',
  body: { per_halaman: 1 },
  as: customerPage,
  live: 'subscription',
})

/** One of them with terms and history. */
export const customerQuery = (id: string) =>
  query({
    call: 'pusat-seller/langganan/detail',
    body: { langganan_id: id },
    as: customerDetail,
    live: 'subscription',
  })

/** What sales may grant, as the owner decided [SHOP-7]. */
export const grantSettingsQuery = query({ call: 'pusat-seller/wewenang', body: {}, as: grantSettings })

/** Terms that wait for the owner, the longest waiting first. */
export const waitingGrantsQuery = query({
  call: 'pusat-seller/langganan/persetujuan/daftar',
  body: {},
  as: list(grantRequest),
  live: 'subscription',
})
