import { seenAsWord } from '#domain/catalogue/prices/preview-as.ts'
import { query } from '#web/lib/api/query.ts'
import { type FilterOf, id, searchParams, word } from '#web/lib/page/search-params.ts'

/** The previewed viewer. */
export const previewFilter = searchParams({
  as: word('sebagai', seenAsWord, 'visitor'),
  customerId: id('pelanggan'),
})
export type PreviewFilter = FilterOf<typeof previewFilter>

/** One of the seller's products as another viewer sees it; without a customer, as customers of the list price do. */
export const previewQuery = (productId: number, filter: PreviewFilter) =>
  query({ call: 'pusat-seller/produk/pratinjau', body: bodyOf(productId, filter) })

/** Its documents as the same one finds them. */
export const previewedDocumentsQuery = (productId: number, filter: PreviewFilter) =>
  query({ call: 'pusat-seller/dokumen/pratinjau', body: bodyOf(productId, filter) })

/** The CoA of its lots as the same one finds them. */
export const previewedCertificatesQuery = (productId: number, filter: PreviewFilter) =>
  query({ call: 'pusat-seller/dokumen/lot/pratinjau', body: bodyOf(productId, filter) })

function bodyOf(productId: number, { as, customerId }: PreviewFilter) {
  return as === 'customer' && customerId
    ? { productId, seenAs: as, customerId }
    : { productId, seenAs: as === 'customer' ? ('level1' as const) : as }
}
