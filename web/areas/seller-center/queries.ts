import { productStatus } from '#domain/catalogue/product-status.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { query } from '#web/lib/api/query.ts'
import { type FilterOf, flag, keyword, page, ROWS_PER_PAGE, searchParams, word } from '#web/lib/page/search-params.ts'

/** The filter of the seller's products. */
export const productFilter = searchParams({
  state: word('status', productStatus),
  /** On sale, and less than one pack left. */
  soldOut: flag('habis'),
  keyword,
  page,
})
export type ProductFilter = FilterOf<typeof productFilter>

/** The seller's own products; their number of running negotiations is live. */
export const ownProductsQuery = ({ state, soldOut, keyword, page }: ProductFilter) =>
  query({
    call: 'pusat-seller/produk/daftar',
    body: {
      ...(state && { status: state }),
      ...(soldOut && { soldOut }),
      ...(keyword && { keyword }),
      page,
      perPage: ROWS_PER_PAGE,
    },
    live: 'negotiation',
  })

/** The last act on many products, while it can be undone. */
export const lastBulkActQuery = query({ call: 'pusat-seller/produk/sekaligus/terakhir', body: {} })

/** The address of the products of a list as a file [SHOP-4]. */
export function ownProductsFile({ state, soldOut, keyword }: ProductFilter): string {
  return fileAddress('pusat-seller/impor/contoh', {
    jenis: 'produk',
    format: 'xlsx',
    ...(state && { status: productStatus.encode(state) }),
    ...(soldOut && { habis: 'true' }),
    ...(keyword && { keyword }),
  })
}

/** The calls that show what is changed in the table of own products. */
export const PRODUCT_VIEWS = [
  'pusat-seller/produk/daftar',
  'pusat-seller/produk/isian',
  'pusat-seller/produk/sekaligus/terakhir',
] as const
