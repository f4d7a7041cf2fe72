import { productDocumentKind } from '#domain/catalogue/document-kind.ts'
import type { FolderPage } from '#domain/document-library/contract.ts'
import { folderOrder, folderState, folderStates } from '#domain/document-library/state.ts'
import { query } from '#web/lib/api/query.ts'
import { day, type FilterOf, id, keyword, ROWS_PER_PAGE, searchParams, word } from '#web/lib/page/search-params.ts'

/** Which documents of the folder, from one on; both days are inclusive. */
export const folderFilter = searchParams({
  state: word('status', folderState),
  kind: word('jenis', productDocumentKind),
  seller: id('seller'),
  order: id('pesanan'),
  keyword,
  from: day('dari'),
  until: day('sampai'),
  sort: word('urut', folderOrder),
  after: id('setelah'),
})
export type FolderFilter = FilterOf<typeof folderFilter>

/** Fields of the address of the zip with the documents that a filter shows. */
export function zipFields({ state, kind, seller, order, keyword, from, until, sort }: FolderFilter) {
  return {
    ...(state && { status: folderState.encode(state) }),
    ...(kind && { jenis: productDocumentKind.encode(kind) }),
    ...(seller && { seller_id: seller }),
    ...(order && { transaksi_id: order }),
    ...(keyword && { keyword }),
    ...(from && { dari: from }),
    ...(until && { sampai: until }),
    ...(sort && { urut: folderOrder.encode(sort) }),
  }
}

function bodyOf({ state, kind, seller, order, keyword, from, until, sort, after }: FolderFilter) {
  return {
    ...(state && { state }),
    ...(kind && { kind }),
    ...(seller && { sellerId: seller }),
    ...(order && { orderId: order }),
    ...(keyword && { keyword }),
    ...(from && { from }),
    ...(until && { until }),
    ...(sort && { sort }),
    ...(after && { after }),
    perPage: ROWS_PER_PAGE,
  }
}

/** How many there are in a state, '': in all of them. */
export function countIn(state: FolderFilter['state'], counts: FolderPage['counts']): number {
  return state ? counts[state] : folderStates.reduce((sum, one) => sum + counts[one], 0)
}

/** The documents of what the buyer's company bought. */
export const folderQuery = (filter: FolderFilter) =>
  query({ call: 'dokumen-mutu/daftar', body: bodyOf(filter), live: ['order', 'document'] })
