import { query } from '#web/lib/api/query.ts'

/** The replies that the seller keeps. */
export const repliesQuery = query({ call: 'pusat-seller/chat/balasan/daftar', body: {} })

/** When the seller answers. */
export const hoursQuery = query({ call: 'pusat-seller/chat/jam', body: {} })

/** Who can look after a customer. */
export const colleaguesQuery = query({ call: 'pusat-seller/chat/rekan', body: {} })
