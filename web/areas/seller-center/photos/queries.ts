import { ownPhoto } from '#domain/catalogue/codec-photos.ts'
import { list } from '#domain/codec.ts'
import { query } from '#web/lib/query.ts'

/** The photos of one of the seller's products, in their order. */
export const photosQuery = (productId: number) =>
  query({ call: 'pusat-seller/produk/foto/daftar', body: { produk_id: productId }, as: list(ownPhoto) })
