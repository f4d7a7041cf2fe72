import { query } from '#web/lib/api/query.ts'

/** The day's work of a member of a buyer company. */
export const buyersTodayQuery = query({
  call: 'beranda/hari-ini',
  body: {},
  live: ['order', 'negotiation', 'subscription', 'lists'],
})

/** The day's work of a member of a seller. */
export const sellersTodayQuery = query({
  call: 'pusat-seller/hari-ini',
  body: {},
  live: ['order', 'negotiation', 'subscription', 'document'],
})
