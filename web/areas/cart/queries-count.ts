import { cartCount } from '#domain/cart/codec-count.ts'
import { query } from '#web/lib/api/query.ts'

/** The number of lines. */
export const cartCountQuery = (companyId: string) =>
  query({ call: 'keranjang/total', body: { company_id: companyId }, as: cartCount, live: 'cart' })
