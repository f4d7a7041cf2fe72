import { type ProductStatus, productStatuses } from '#domain/catalogue/product-status.ts'

/** The rows that fit a laptop's screen. */
export const PRODUCTS_PER_PAGE = 15
const LONGEST_KEYWORD = 100
const LAST_PAGE = 10_000

/** What of the seller's own products is shown; all of it stands in the address. Empty texts filter nothing. */
export interface ProductFilter {
  status: ProductStatus | ''
  keyword: string
  /** Counts from 1. */
  halaman: number
}

/** Reads the address; what makes no sense there filters nothing. */
export function readProductFilter(address: URLSearchParams): ProductFilter {
  const page = Number(address.get('halaman') ?? 1)
  return {
    status: productStatuses.find((status) => status === address.get('status')) ?? '',
    keyword: (address.get('keyword') ?? '').trim().slice(0, LONGEST_KEYWORD),
    halaman: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** The address of a filter, '' for everything; a change of anything but the page begins at the first page. */
export function productSearch(filter: ProductFilter, change: Partial<ProductFilter> = {}): string {
  const { status, keyword, halaman } = { ...filter, halaman: 1, ...change }
  const address = new URLSearchParams()
  if (status) address.set('status', status)
  if (keyword) address.set('keyword', keyword)
  if (halaman > 1) address.set('halaman', String(halaman))
  return address.size > 0 ? `?${address}` : ''
}

/** The filter as the call takes it. */
export function productBody({ status, keyword, halaman }: ProductFilter) {
  return { ...(status && { status }), ...(keyword && { keyword }), halaman, per_halaman: PRODUCTS_PER_PAGE }
}
