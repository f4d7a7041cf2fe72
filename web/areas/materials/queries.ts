import { query } from '#web/lib/api/query.ts'
import { type OfferFilter, readOfferFilter } from './offers-address.ts'

/** A material by the slug of its address; its prices open when a subscription starts. */
export const materialQuery = (slug: string) => query({ call: 'bahan/detail', body: { slug }, live: 'subscription' })

/** A page of its offers, with the values they can be filtered by. */
export const offersQuery = (slug: string, filter: OfferFilter, size: number) =>
  query({
    call: 'bahan/penawaran',
    body: {
      slug,
      grades: filter.grades && [...filter.grades],
      origins: filter.origins && [...filter.origins],
      packs: filter.packs && [...filter.packs],
      ready: filter.ready,
      subscribed: filter.priced,
      sort: filter.sort === '' ? undefined : filter.sort,
      page: filter.page,
      perPage: size,
    },
    live: 'subscription',
  })

/** The first offers of a material, for a page that needs others in place of one. */
export const otherOffersQuery = (slug: string) => offersQuery(slug, unfiltered, OTHER_OFFERS)

const OTHER_OFFERS = 5

/** The offers of a material that a search has found. */
export const foundOffersQuery = (slug: string) => offersQuery(slug, unfiltered, FOUND_OFFERS)

const FOUND_OFFERS = 20

/** The materials that a keyword names, with what their offers have in common. */
export const foundMaterialsQuery = (keyword: string, size: number) =>
  query({ call: 'bahan/daftar', body: { keyword, perPage: size }, live: 'subscription' })

/** All offers of a material. */
export const unfiltered: OfferFilter = readOfferFilter(new URLSearchParams())
