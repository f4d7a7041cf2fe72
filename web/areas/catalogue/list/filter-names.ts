import type { Facets } from '#domain/catalogue/contract.ts'
import { sellerTypeLabel } from '#domain/catalogue/seller-type.ts'
import { sentence } from '#domain/format.ts'
import { categoryLook } from '../category-look.ts'
import { changed, type ListFilters, type SeveralOf, withToggled } from './list-address.ts'

/** The names of filters of which several values hold at once. */
export const severalNames: Record<SeveralOf, string> = {
  functions: 'Fungsi',
  grades: 'Grade',
  origins: 'Asal',
  forms: 'Bentuk',
  packSizes: 'Ukuran kemasan',
  sellers: 'Seller',
}

/** What a filter of a single choice says. */
export const flagNames = {
  halal: 'Bukan bahan kritis halal',
  ready: 'Stok siap',
  subscribedOnly: 'Seller langganan saya',
}

export interface HeldFilter {
  /** The filter's name: 'Kategori'. */
  about: string
  value: string
  /** The filters without it. */
  without: ListFilters
}

/** The active filters in words, each with the filters that remain without it. */
export function heldFilters(filters: ListFilters, facets: Pick<Facets, SeveralOf>): HeldFilter[] {
  const { category, sellerType, subscribedOnly, halal, ready } = filters
  const held: HeldFilter[] = []
  const hold = (about: string, value: string, drop: keyof ListFilters) =>
    held.push({ about, value, without: changed(filters, { [drop]: undefined }) })
  const holdEach = (of: SeveralOf) => {
    for (const value of filters[of] ?? []) {
      const name = facets[of].find((facet) => facet.value === value)?.name ?? value
      held.push({ about: severalNames[of], value: sentence(name), without: withToggled(filters, of, value) })
    }
  }

  if (category) hold('Kategori', categoryLook(category)?.name ?? '', 'category')
  holdEach('functions')
  holdEach('grades')
  holdEach('origins')
  holdEach('forms')
  holdEach('packSizes')
  if (halal) hold('Halal', flagNames.halal, 'halal')
  if (ready) hold('Ketersediaan', flagNames.ready, 'ready')
  if (sellerType) hold('Tipe seller', sellerTypeLabel(sellerType), 'sellerType')
  if (subscribedOnly) hold('Langganan', flagNames.subscribedOnly, 'subscribedOnly')
  holdEach('sellers')
  return held
}

/** The title of a list: its keyword, otherwise its category. */
export function listTitle({ keyword, category }: Pick<ListFilters, 'keyword' | 'category'>): string {
  if (keyword) return keyword
  return (category && categoryLook(category)?.name) || 'Daftar Produk'
}
