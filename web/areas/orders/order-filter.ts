import { orderState } from '#domain/orders/codec.ts'
import { day, type FilterOf, keyword, page, ROWS_PER_PAGE, searchParams, word } from '#web/lib/search-params.ts'

/** The filter of a list of orders; both days are inclusive [ORDER-5]. */
export const orderFilter = searchParams({
  state: word('status', orderState),
  keyword,
  from: day('dari'),
  until: day('sampai'),
  page,
})
export type OrderFilter = FilterOf<typeof orderFilter>

/** The filter as a body for the calls of both sides. */
export function filterBody({ state, keyword, from, until, page }: OrderFilter) {
  return {
    ...(state && { status: orderState.encode(state) }),
    ...(keyword && { keyword }),
    ...(from && { dari: from }),
    ...(until && { sampai: until }),
    halaman: page,
    per_halaman: ROWS_PER_PAGE,
  }
}

/** Whether anything besides state and page is filtered. */
export function isNarrowed({ keyword, from, until }: OrderFilter): boolean {
  return keyword !== '' || from !== '' || until !== ''
}
