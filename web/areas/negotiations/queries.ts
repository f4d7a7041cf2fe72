import { query } from '#web/lib/api/query.ts'
import { filterBody, type NegotiationFilter } from './negotiation-filter.ts'

/** Whether a product can be negotiated now. */
export const negoStatusQuery = (companyId: string, productId: number) =>
  query({
    call: 'produk/nego/status',
    body: { companyId, productId },
    live: 'negotiation',
  })

/** The buyer company's negotiations. */
export const negotiationsQuery = (filter: NegotiationFilter) =>
  query({ call: 'nego/daftar', body: filterBody(filter), live: 'negotiation' })

/** One negotiation as its buyer sees it; whether it can be submitted again depends on others. */
export const negotiationQuery = (id: string) => query({ call: 'nego/detail', body: { id }, live: 'negotiation' })

/** The company's running negotiations, and its agreed prices in force. */
export const currentNegotiationsQuery = query({
  call: 'nego/berlaku',
  body: {},
  live: ['negotiation', 'subscription', 'order'],
})

/** The seller's inbox. */
export const inboxQuery = (filter: NegotiationFilter) =>
  query({ call: 'pusat-seller/nego/daftar', body: filterBody(filter), live: 'negotiation' })

/** The smallest page of the inbox that includes the number waiting. */
export const waitingNegotiationsQuery = query({
  call: 'pusat-seller/nego/daftar',
  body: { running: true, perPage: 1 },
  live: 'negotiation',
})

/** One negotiation as its seller sees it, with the buyer's other negotiations. */
export const sellerNegotiationQuery = (id: string) =>
  query({
    call: 'pusat-seller/nego/detail',
    body: { id },
    live: ['negotiation', 'subscription'],
  })

/** The seller's negotiation settings. */
export const negoSettingsQuery = query({ call: 'pusat-seller/nego/pengaturan', body: {} })
