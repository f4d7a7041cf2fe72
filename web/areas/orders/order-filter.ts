import { orderScope, orderState } from '#domain/orders/codec.ts'
import { day, type FilterOf, keyword, page, ROWS_PER_PAGE, searchParams, word } from '#web/lib/search-params.ts'

/** The filter of a list of orders; both days are inclusive [ORDER-5]. */
export const orderFilter = searchParams({
  state: word('status', orderState),
  scope: word('lingkup', orderScope),
  keyword,
  from: day('dari'),
  until: day('sampai'),
  page,
})
export type OrderFilter = FilterOf<typeof orderFilter>

/** The filter as a body for the calls of both sides. */
export function filterBody({ state, scope, keyword, from, until, page }: OrderFilter) {
  return {
    ...(state && { status: orderState.encode(state) }),
    ...(scope && { lingkup: orderScope.encode(scope) }),
    ...(keyword && { keyword }),
    ...(from && { dari: from }),
    ...(until && { sampai: until }),
    halaman: page,
    per_halaman: ROWS_PER_PAGE,
  }
}

/** Whether anything besides state and page is filtered. */
export function isNarrowed({ scope, keyword, from, until }: OrderFilter): boolean {
  return scope !== '' || keyword !== '' || from !== '' || until !== ''
}
