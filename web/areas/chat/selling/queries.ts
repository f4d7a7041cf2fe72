import { query } from '#web/lib/api/query.ts'

/** The replies that the seller keeps. */
export const repliesQuery = query({ call: 'pusat-seller/chat/balasan/daftar', body: {} })

/** When the seller answers. */
export const hoursQuery = query({ call: 'pusat-seller/chat/jam', body: {} })

/** Members who can be a customer's contact. */
export const colleaguesQuery = query({ call: 'pusat-seller/chat/rekan', body: {} })
