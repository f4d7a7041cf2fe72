import { productDocumentKind } from '#domain/catalogue/document-kind.ts'
import { type FolderPage, folderPage } from '#domain/quality-folder/codec.ts'
import { folderOrder } from '#domain/quality-folder/order.ts'
import { folderState, folderStates } from '#domain/quality-folder/state.ts'
import { query } from '#web/lib/query.ts'
import { day, type FilterOf, id, keyword, ROWS_PER_PAGE, searchParams, word } from '#web/lib/search-params.ts'

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

/** What the folder's calls ask for, without where the list goes on. */
export function askedBy({ state, kind, seller, order, keyword, from, until, sort }: FolderFilter) {
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

/** How many there are in a state, '': in all of them. */
export function countIn(state: FolderFilter['state'], counts: FolderPage['counts']): number {
  return state ? counts[state] : folderStates.reduce((sum, one) => sum + counts[one], 0)
}

/** Whether something besides the state is filtered. */
export function isNarrowed({ kind, seller, order, keyword, from, until }: FolderFilter): boolean {
  return [kind, seller ?? '', order ?? '', keyword, from, until].some((part) => part !== '')
}

/** The documents of what the buyer's company bought. */
export const folderQuery = (filter: FolderFilter) =>
  query({
    call: 'dokumen-mutu/daftar',
    body: { ...askedBy(filter), ...(filter.after && { setelah: filter.after }), per_halaman: ROWS_PER_PAGE },
    as: folderPage,
    live: ['order', 'document'],
  })
