import { productSort } from '#domain/catalogue/product-sort.ts'
import { LONGEST } from '#domain/limits.ts'
import { materialPath } from '#domain/materials/address.ts'
import { type FilterOf, flag, page, searchParams, texts, word } from '#web/lib/page/search-params.ts'

/** In the order they are written. */
const address = searchParams({
  grades: texts('grade', LONGEST.grade),
  origins: texts('asal', LONGEST.origin),
  packs: texts('kemasan', LONGEST.packLabel),
  /** In stock. */
  ready: flag('siap'),
  /** From sellers the viewer's company subscribes to. */
  priced: flag('langganan'),
  sort: word('urut', productSort),
  page,
})

/** Which offers of a material are shown; absent values do not apply [MAT-2]. */
export type OfferFilter = FilterOf<typeof address>

/** Filters with multiple values. */
export type MultiFilterName = 'grades' | 'origins' | 'packs'

/** Reads the query of an address; unknown or invalid values are ignored. */
export function readOfferFilter(query: URLSearchParams): OfferFilter {
  return address.read(query)
}

/** The address of a material with these of its offers, at the first page unless the change names one. */
export function offersPath(slug: string, filter: Partial<OfferFilter>, change: Partial<OfferFilter> = {}): string {
  return materialPath(slug) + address.search(filter, change)
}

/** Without any of its filters; the sorting stays. */
export const unfiltered = {
  grades: undefined,
  origins: undefined,
  packs: undefined,
  ready: undefined,
  priced: undefined,
} satisfies Partial<OfferFilter>

/** Whether fewer offers than all are requested. */
export function isNarrowed(filter: OfferFilter): boolean {
  return address.isNarrowed({ ...filter, sort: '' })
}
