import { sellerTypeLabel } from '#domain/catalogue/seller-type.ts'
import type { Facets, FoundMaterial } from '#domain/catalogue/shapes.ts'
import { formatCount, sentence } from '#domain/format.ts'
import { codeKey } from '#domain/plain-signs.ts'
import { categoryStyle } from '../category-style.ts'
import { changed, type ListFilters, type MultiFilter, withToggled } from './list-address.ts'

/** The names of filters with multiple values. */
export const multiFilterNames: Record<MultiFilter, string> = {
  functions: 'Fungsi',
  grades: 'Grade',
  origins: 'Asal',
  forms: 'Bentuk',
  packSizes: 'Ukuran kemasan',
  sellers: 'Seller',
}

/** The names of filters with a single choice. */
export const flagNames = {
  halal: 'Bukan bahan kritis halal',
  ready: 'Stok siap',
  subscribedOnly: 'Seller langganan saya',
}

export interface ActiveFilter {
  /** The filter's name: 'Kategori'. */
  about: string
  value: string
  /** The filters without it. */
  without: ListFilters
}

/** The active filters in words, each with the filters that remain without it. */
export function activeFilters(filters: ListFilters, facets: Pick<Facets, MultiFilter>): ActiveFilter[] {
  const { category, sellerType, subscribedOnly, halal, ready } = filters
  const active: ActiveFilter[] = []
  const addActive = (about: string, value: string, drop: keyof ListFilters) =>
    active.push({ about, value, without: changed(filters, { [drop]: undefined }) })
  const addEach = (of: MultiFilter) => {
    for (const value of filters[of] ?? []) {
      const name = facets[of].find((facet) => facet.value === value)?.name ?? value
      active.push({ about: multiFilterNames[of], value: sentence(name), without: withToggled(filters, of, value) })
    }
  }

  if (category) addActive('Kategori', categoryStyle(category)?.name ?? '', 'category')
  addEach('functions')
  addEach('grades')
  addEach('origins')
  addEach('forms')
  addEach('packSizes')
  if (halal) addActive('Halal', flagNames.halal, 'halal')
  if (ready) addActive('Ketersediaan', flagNames.ready, 'ready')
  if (sellerType) addActive('Tipe seller', sellerTypeLabel(sellerType), 'sellerType')
  if (subscribedOnly) addActive('Langganan', flagNames.subscribedOnly, 'subscribedOnly')
  addEach('sellers')
  return active
}

/** The one material that a keyword is for: the only one it names, or the one it calls by its whole name or number [UX-1]. */
function searchedMaterial(keyword: string, materials: readonly FoundMaterial[]): FoundMaterial | undefined {
  if (materials.length === 1) return materials[0]
  const key = codeKey(keyword)
  return materials.find(({ name, casNumber, eNumber }) =>
    [name, casNumber, eNumber].some((called) => called !== null && codeKey(called) === key),
  )
}

/** 'Manitol (69-65-8): 7 penawaran' for a search of one material, or the title of the list. */
export function listHeading(filters: Pick<ListFilters, 'keyword' | 'category'>, materials: readonly FoundMaterial[]) {
  const one = filters.keyword && searchedMaterial(filters.keyword, materials)
  if (!one) return listTitle(filters)
  const { name, casNumber, offers } = one
  return `${name}${casNumber ? ` (${casNumber})` : ''}: ${formatCount(offers)} penawaran`
}

/** The title of a list: its keyword, otherwise its category. */
export function listTitle({ keyword, category }: Pick<ListFilters, 'keyword' | 'category'>): string {
  if (keyword) return keyword
  return (category && categoryStyle(category)?.name) || 'Daftar Produk'
}
