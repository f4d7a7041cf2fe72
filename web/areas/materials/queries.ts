import { material, offerPage } from '#domain/catalogue/codec-materials.ts'
import { productSort } from '#domain/catalogue/product-sort.ts'
import { query } from '#web/lib/api/query.ts'
import { type OfferFilter, readOfferFilter } from './offers-address.ts'

/** A material by the slug of its address; its prices open when a subscription starts. */
export const materialQuery = (slug: string) =>
  query({ call: 'bahan/detail', body: { slug }, as: material, live: 'subscription' })

/** A page of its offers, with the values they can be filtered by. */
export const offersQuery = (slug: string, filter: OfferFilter, size: number) =>
  query({
    call: 'bahan/penawaran',
    body: {
      slug,
      grade: filter.grades && [...filter.grades],
      asal: filter.origins && [...filter.origins],
      kemasan: filter.packs && [...filter.packs],
      siap: filter.ready,
      langganan: filter.priced,
      urut: filter.sort === '' ? undefined : productSort.encode(filter.sort),
      halaman: filter.page,
      per_halaman: size,
    },
    as: offerPage,
    live: 'subscription',
  })

/** The first offers of a material, for a page that needs others in place of one. */
export const otherOffersQuery = (slug: string) => offersQuery(slug, unfiltered, OTHER_OFFERS)

const OTHER_OFFERS = 5

/** All offers of a material. */
export const unfiltered: OfferFilter = readOfferFilter(new URLSearchParams())
