import { productPreview } from '#domain/catalogue/codec-preview.ts'
import { query } from '#web/lib/api/query.ts'
import { choice, type FilterOf, id, searchParams } from '#web/lib/page/search-params.ts'

/** Who the product is seen as. */
export const previewFilter = searchParams({
  as: choice('sebagai', ['belum', 'level_1', 'level_2', 'level_3', 'pelanggan'], 'pengunjung' as const),
  customerId: id('pelanggan'),
})
export type PreviewFilter = FilterOf<typeof previewFilter>

/** One of the seller's products as somebody else sees it; without a customer, as customers of the list price do. */
export const previewQuery = (productId: number, filter: PreviewFilter) =>
  query({ call: 'pusat-seller/produk/pratinjau', body: bodyOf(productId, filter), as: productPreview })

/** Its documents as the same one finds them. */
export const previewedDocumentsQuery = (productId: number, filter: PreviewFilter) =>
  query({ call: 'pusat-seller/dokumen/pratinjau', body: bodyOf(productId, filter) })

/** The CoA of its lots as the same one finds them. */
export const previewedCertificatesQuery = (productId: number, filter: PreviewFilter) =>
  query({ call: 'pusat-seller/dokumen/lot/pratinjau', body: bodyOf(productId, filter) })

function bodyOf(productId: number, { as, customerId }: PreviewFilter) {
  return as === 'pelanggan' && customerId
    ? { produk_id: productId, sebagai: as, pelanggan_id: customerId }
    : { produk_id: productId, sebagai: as === 'pelanggan' ? ('level_1' as const) : as }
}
