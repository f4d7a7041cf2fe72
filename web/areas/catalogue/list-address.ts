import type { ProductSort } from '#domain/catalogue/contract.ts'
import { LAST_PAGE, LONGEST } from '#domain/limits.ts'

/** What the address of a product list says; what is absent is not filtered [CARD-3, ROUTE-5]. */
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
export type SellerType = 'distributor' | 'importir' | 'produsen'

const categoryIds: readonly CategoryId[] = [1, 2, 3, 6]
const sellerTypes: readonly SellerType[] = ['distributor', 'importir', 'produsen']
const sorts: readonly ProductSort[] = ['sesuai', 'nama', 'terbaru', 'harga-terendah', 'harga-tertinggi']

/** The names of the filters in the address, in the order they are written. */
const names = {
  kategori: 'kategori',
  tipe_seller: 'tipe-seller',
  seller: 'seller',
  etalase: 'etalase',
  keyword: 'keyword',
  grade: 'grade',
  langganan: 'langganan',
  urut: 'urut',
  halaman: 'halaman',
} as const

/** Reads the query of an address; what is not understood is left out rather than refused. */
export function readFilters(query: URLSearchParams): ListFilters {
  const read = (name: keyof typeof names) => query.get(names[name])?.trim() || undefined
  const short = (name: keyof typeof names, longest: number) => {
    const text = read(name)
    return text && text.length <= longest ? text : undefined
  }
  return present({
    kategori: categoryIds.find((id) => String(id) === read('kategori')),
    tipe_seller: sellerTypes.find((type) => type === read('tipe_seller')),
    seller: short('seller', LONGEST.sellerUsername),
    etalase: short('etalase', LONGEST.showcase),
    keyword: read('keyword')?.slice(0, LONGEST.keyword).trim(),
    grade: short('grade', LONGEST.grade),
    langganan: read('langganan') === 'ya' ? true : undefined,
    urut: sorts.find((sort) => sort === read('urut')),
    halaman: pageNumber(read('halaman')),
  })
}

/** The address of a list, with the filters always in one order, so that one list has one address. */
export function listPath(filters: Partial<ListFilters>, base = '/produk'): string {
  const query = new URLSearchParams()
  for (const [key, name] of Object.entries(names)) {
    const value = filters[key as keyof typeof names]
    if (value === undefined || (key === 'halaman' && value === 1)) continue
    query.set(name, value === true ? 'ya' : String(value))
  }
  const text = query.toString()
  return text ? `${base}?${text}` : base
}

/** The filters after one change; whatever is shown then begins at its first page. */
export function changed(filters: ListFilters, change: Change): ListFilters {
  return present({ ...filters, halaman: 1, ...change })
}

type Change = { [Name in keyof ListFilters]?: ListFilters[Name] | undefined }

/** The keyword alone stays when filters are cleared: it is what was looked for. */
export function withoutFilters({ keyword, urut }: ListFilters): ListFilters {
  return present({ keyword, urut, halaman: 1 })
}

/** How many filters hold, beside keyword and sorting. */
export function countFilters(filters: ListFilters): number {
  const counted = [filters.kategori, filters.tipe_seller, filters.seller, filters.grade, filters.langganan]
  return counted.filter((value) => value !== undefined).length
}

function pageNumber(text: string | undefined): number {
  return text && /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), LAST_PAGE) : 1
}

/** Without the names that have no value. */
function present(filters: Change & { halaman: number }): ListFilters {
  const kept = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(kept) as unknown as ListFilters // fromEntries forgets which value belongs to which name
}
