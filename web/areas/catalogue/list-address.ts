import type { ProductSort } from '#domain/catalogue/contract.ts'
import { LONGEST } from '#domain/limits.ts'
import { choice, keyword, page, searchParams, text } from '#web/lib/search-params.ts'
import type { SellerType } from './seller-type.ts'

/** The filters in the address of a product list; absent ones do not apply [CARD-3, ROUTE-5]. */
export interface ListFilters {
  kategori?: CategoryId
  tipe_seller?: SellerType
  seller?: string
  keyword?: string
  grade?: string
  etalase?: string
  langganan?: true
  urut?: ProductSort
  /** Counts from 1. */
  halaman: number
}

export type CategoryId = 1 | 2 | 3 | 6

/** In the order they are written. */
const address = searchParams({
  kategori: choice('kategori', [1, 2, 3, 6], undefined),
  tipe_seller: choice('tipe-seller', ['distributor', 'importir', 'produsen'], undefined),
  seller: text('seller', LONGEST.sellerUsername),
  etalase: text('etalase', LONGEST.showcase),
  keyword,
  grade: text('grade', LONGEST.grade),
  langganan: {
    name: 'langganan',
    usual: undefined,
    read: (typed: string) => typed === 'ya' || undefined,
    write: () => 'ya',
  },
  urut: choice('urut', ['sesuai', 'nama', 'terbaru', 'harga-terendah', 'harga-tertinggi'], undefined),
  halaman: page,
})

/** Reads the query of an address; unknown or invalid values are ignored. */
export function readFilters(query: URLSearchParams): ListFilters {
  return present(address.read(query))
}

/** The address of a list, with the filters always in the same order, so that one list has one address. */
export function listPath(filters: Partial<ListFilters>, base = '/produk'): string {
  return base + address.search(filters)
}

/** The filters after a change, at the first page. */
export function changed(filters: ListFilters, change: Change): ListFilters {
  return present({ ...filters, halaman: 1, ...change })
}

type Change = { [Name in keyof ListFilters]?: ListFilters[Name] | undefined }

/** Clearing the filters keeps only keyword and sorting. */
export function withoutFilters({ keyword, urut }: ListFilters): ListFilters {
  return present({ keyword, urut, halaman: 1 })
}

/** The number of active filters, without keyword and sorting. */
export function countFilters(filters: ListFilters): number {
  const counted = [filters.kategori, filters.tipe_seller, filters.seller, filters.grade, filters.langganan]
  return counted.filter((value) => value !== undefined).length
}

/** Without entries that have no value. */
function present(filters: Change & { halaman: number }): ListFilters {
  const kept = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(kept) as unknown as ListFilters // fromEntries forgets which value belongs to which name
}
