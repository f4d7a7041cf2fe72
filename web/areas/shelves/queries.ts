import { productCard } from '#domain/catalogue/codec.ts'
import { list } from '#domain/codec.ts'
import { query } from '#web/lib/api/query.ts'

/** What the signed-in user has gathered, by id. */
export const shelvesQuery = query({ call: 'rak/daftar', body: {}, live: 'shelves' })

/** Products by their ids, those that are sold, as the viewer sees them now. */
export const cardsQuery = (productIds: readonly number[]) =>
  query({ call: 'produk/kartu', body: { produk_id: [...productIds] }, as: list(productCard), live: 'subscription' })
