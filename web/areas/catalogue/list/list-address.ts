import { productSort } from '#domain/catalogue/product-sort.ts'
import { sellerType } from '#domain/catalogue/seller-type.ts'
import { LONGEST } from '#domain/limits.ts'
import {
  choice,
  type FilterOf,
  flag,
  keyword,
  type Param,
  page,
  searchParams,
  text,
  texts,
  toggled,
  word,
} from '#web/lib/page/search-params.ts'

/** In the order they are written. */
const address = searchParams({
  category: choice('kategori', [1, 2, 3, 6], undefined),
  sellerType: orAbsent(word('tipe-seller', sellerType)),
  sellers: texts('seller', LONGEST.sellerUsername),
  showcase: text('etalase', LONGEST.showcase),
  keyword: orAbsent(keyword),
  grades: texts('grade', LONGEST.grade),
  origins: texts('asal', LONGEST.origin),
  functions: texts('fungsi', LONGEST.materialFunction),
  forms: texts('bentuk', LONGEST.form),
  packSizes: texts('ukuran', LONGEST.packSize),
  /** Not of a halal-critical material. */
  halal: flag('halal'),
  /** In stock. */
  ready: flag('siap'),
  subscribedOnly: flag('langganan'),
  sort: orAbsent(word('urut', productSort)),
  page,
})

type Filters = FilterOf<typeof address>

/** The filters in the address of a product list; absent ones do not apply [CARD-3, ROUTE-5]. The page counts from 1. */
export type ListFilters = Partial<Filters> & Pick<Filters, 'page'>

export type CategoryId = NonNullable<ListFilters['category']>

/** Reads the query of an address; unknown or invalid values are ignored. */
export function readFilters(query: URLSearchParams): ListFilters {
  return address.read(query)
}

/** The address of a list, with the filters always in the same order, so that one list has one address. */
export function listPath(filters: Partial<ListFilters>, base = '/produk'): string {
  return base + address.search(filters, { page: filters.page ?? page.usual })
}

/** The filters as fields of a form that adds one, by their names in an address. */
export function fieldsOf(filters: Partial<ListFilters>): [name: string, value: string][] {
  return [...new URLSearchParams(listPath(filters, ''))]
}

/** The filters after a change, at the first page. */
export function changed(filters: ListFilters, change: Partial<ListFilters>): ListFilters {
  return { ...filters, page: page.usual, ...change }
}

/** Clearing the filters keeps only keyword and sorting. */
export function withoutFilters({ keyword, sort }: ListFilters): ListFilters {
  return { keyword, sort, page: page.usual }
}

/** Filters with multiple values. */
export type MultiFilter = (typeof multiFilters)[number]
const multiFilters = ['functions', 'grades', 'origins', 'forms', 'packSizes', 'sellers'] as const

/** One more value of such a filter, or one less if it is there already. */
export function withToggled(filters: ListFilters, of: MultiFilter, value: string): ListFilters {
  return changed(filters, { [of]: toggled(filters[of], value) })
}

/** The number of active filters, without keyword and sorting. */
export function countFilters(filters: ListFilters): number {
  const { category, sellerType, subscribedOnly, halal, ready } = filters
  const single = [category, sellerType, subscribedOnly, halal, ready].filter((value) => value !== undefined)
  return [...single, ...multiFilters.flatMap((of) => filters[of] ?? [])].length
}

/** Undefined instead of '' when the address has none. */
function orAbsent<Value extends string>({ name, read, write }: Param<Value>): Param<Exclude<Value, ''> | undefined> {
  return {
    name,
    usual: undefined,
    read: (typed, all) => (read(typed, all) || undefined) as Exclude<Value, ''> | undefined, // '' is absent
    write: (value) => (value === undefined ? '' : write(value)),
  }
}
