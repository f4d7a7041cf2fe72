import type { Facets } from '#domain/catalogue/codec.ts'
import type { ProductSort } from '#domain/catalogue/product-sort.ts'
import { sellerTypeLabel } from '#domain/catalogue/seller-type.ts'
import { categoryLook } from './category-look.ts'
import { changed, type ListFilters, toggled } from './list-address.ts'

/** The sort orders; by price only for those who see prices [ROLE-4]. */
export function sortChoices(seesPrices: boolean): { sort: ProductSort; label: string }[] {
  return [
    { sort: 'relevance', label: 'Paling sesuai' },
    { sort: 'name', label: 'Nama A–Z' },
    { sort: 'newest', label: 'Terbaru' },
    ...(seesPrices
      ? ([
          { sort: 'cheapest', label: 'Harga terendah' },
          { sort: 'dearest', label: 'Harga tertinggi' },
        ] as const)
      : []),
  ]
}

export interface HeldFilter {
  /** The filter's name: 'Kategori'. */
  about: string
  value: string
  /** The filters without it. */
  without: ListFilters
}

/** The active filters in words, each with the filters that remain without it. */
export function heldFilters(filters: ListFilters, facets: Pick<Facets, 'sellers'>): HeldFilter[] {
  const { category, sellerType, subscribedOnly, grades = [], origins = [], sellers = [] } = filters
  const held: HeldFilter[] = []
  const hold = (about: string, value: string, drop: keyof ListFilters) =>
    held.push({ about, value, without: changed(filters, { [drop]: undefined }) })

  if (category) hold('Kategori', categoryLook(category)?.name ?? '', 'category')
  if (sellerType) hold('Tipe seller', sellerTypeLabel(sellerType), 'sellerType')
  if (subscribedOnly) hold('Langganan', 'Seller langganan saya', 'subscribedOnly')
  for (const grade of grades) held.push({ about: 'Grade', value: grade, without: toggled(filters, 'grades', grade) })
  for (const origin of origins)
    held.push({ about: 'Asal', value: origin, without: toggled(filters, 'origins', origin) })
  for (const seller of sellers) {
    const name = facets.sellers.find(({ value }) => value === seller)?.name ?? seller
    held.push({ about: 'Seller', value: name, without: toggled(filters, 'sellers', seller) })
  }
  return held
}

/** The title of a list: its keyword, otherwise its category. */
export function listTitle({ keyword, category }: Pick<ListFilters, 'keyword' | 'category'>): string {
  if (keyword) return keyword.charAt(0).toUpperCase() + keyword.slice(1)
  return (category && categoryLook(category)?.name) || 'Daftar Produk'
}
