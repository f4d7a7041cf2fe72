import type { Facets } from '#domain/catalogue/codec.ts'
import type { ProductSort } from '#domain/catalogue/contract.ts'
import { categoryLook } from './category-look.ts'
import { changed, type ListFilters } from './list-address.ts'
import { sellerTypeNames } from './seller-type.ts'

/** The sort orders; by price only for those who see prices [ROLE-4]. */
export function sortChoices(seesPrices: boolean): { value: ProductSort; label: string }[] {
  return [
    { value: 'sesuai', label: 'Paling sesuai' },
    { value: 'nama', label: 'Nama A–Z' },
    { value: 'terbaru', label: 'Terbaru' },
    ...(seesPrices
      ? ([
          { value: 'harga-terendah', label: 'Harga terendah' },
          { value: 'harga-tertinggi', label: 'Harga tertinggi' },
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
  const { kategori, tipe_seller, langganan, grade, seller } = filters
  const held: HeldFilter[] = []
  const hold = (about: string, value: string, drop: keyof ListFilters) =>
    held.push({ about, value, without: changed(filters, { [drop]: undefined }) })

  if (kategori) hold('Kategori', categoryLook(kategori)?.name ?? '', 'kategori')
  if (tipe_seller) hold('Tipe seller', sellerTypeNames[tipe_seller], 'tipe_seller')
  if (langganan) hold('Langganan', 'Seller langganan saya', 'langganan')
  if (grade) hold('Grade', grade, 'grade')
  if (seller) hold('Seller', facets.sellers.find(({ value }) => value === seller)?.name ?? seller, 'seller')
  return held
}

/** The title of a list: its keyword, otherwise its category. */
export function listTitle({ keyword, kategori }: Pick<ListFilters, 'keyword' | 'kategori'>): string {
  if (keyword) return keyword.charAt(0).toUpperCase() + keyword.slice(1)
  return (kategori && categoryLook(kategori)?.name) || 'Daftar Produk'
}
