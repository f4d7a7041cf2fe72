import { list } from '#domain/codec.ts'
import {
  customerDetail,
  customerPage,
  distributor,
  distributorDetail,
  subscriptionState,
} from '#domain/subscriptions/codec.ts'
import { query } from '#web/lib/query.ts'
import { type FilterOf, statusFilter } from '#web/lib/search-params.ts'

/** The sellers a buyer is subscribed to, asks, or was subscribed to. */
export const distributorsQuery = query({
  call: 'langganan/daftar',
  body: {},
  as: list(distributor),
  live: 'subscription',
})

/** One of them with what has happened to it. */
export const distributorQuery = (id: string) =>
  query({ call: 'langganan/detail', body: { langganan_id: id }, as: distributorDetail, live: 'subscription' })

/** What of them is shown. */
export const customerFilter = statusFilter(subscriptionState)
export type CustomerFilter = FilterOf<typeof customerFilter>

/** The seller's customers and the requests of those who want to be. */
export const customersQuery = (filter: CustomerFilter) =>
  query({
    call: 'pusat-seller/langganan/daftar',
    body: customerFilter.body(filter),
    as: customerPage,
    live: 'subscription',
  })

/** How many are in each state, with as few of them as can be. */
export const customerCountsQuery = query({
  call: 'pusat-seller/langganan/daftar',
  body: { per_halaman: 1 },
  as: customerPage,
  live: 'subscription',
})

/** One of them with the terms and what has happened. */
export const customerQuery = (id: string) =>
  query({
    call: 'pusat-seller/langganan/detail',
    body: { langganan_id: id },
    as: customerDetail,
    live: 'subscription',
  })
