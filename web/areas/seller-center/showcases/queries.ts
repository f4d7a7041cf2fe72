import { query } from '#web/lib/api/query.ts'
import { type FilterOf, keyword, page, ROWS_PER_PAGE, searchParams } from '#web/lib/page/search-params.ts'

/** The seller's showcases in their order. */
export const showcasesQuery = query({ call: 'pusat-seller/etalase/daftar', body: {} })

export const placesFilter = searchParams({ keyword, page })
export type PlacesFilter = FilterOf<typeof placesFilter>

/** The seller's products, those in the showcase first. */
export const placesQuery = (showcaseId: string, { keyword, page }: PlacesFilter) =>
  query({
    call: 'pusat-seller/etalase/produk',
    body: { id: showcaseId, ...(keyword && { keyword }), page, perPage: ROWS_PER_PAGE },
  })
