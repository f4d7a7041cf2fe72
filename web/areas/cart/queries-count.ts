import { query } from '#web/lib/api/query.ts'

/** The number of lines. */
export const cartCountQuery = (companyId: string) =>
  query({ call: 'keranjang/total', body: { companyId }, live: 'cart' })
