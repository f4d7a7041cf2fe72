import { orderScope, orderState } from '#domain/orders/words.ts'
import { paymentState } from '#domain/receivables/payment-state.ts'
import { receivableAge } from '#domain/receivables/receivable-age.ts'
import {
  day,
  type FilterOf,
  keyword,
  page,
  ROWS_PER_PAGE,
  searchParams,
  text,
  word,
} from '#web/lib/page/search-params.ts'

// digits of the largest id that the call takes
const LONGEST_ID = 9

/** The filter of a list of orders; both days are inclusive [ORDER-5]. */
export const orderFilter = searchParams({
  state: word('status', orderState),
  scope: word('lingkup', orderScope),
  age: word('umur', receivableAge),
  payment: word('bayar', paymentState),
  product: text('produk', LONGEST_ID),
  keyword,
  from: day('dari'),
  until: day('sampai'),
  page,
})
export type OrderFilter = FilterOf<typeof orderFilter>

/** The filter as a body for the calls of both sides. */
export function filterBody({ state, scope, age, payment, product, keyword, from, until, page }: OrderFilter) {
  return {
    ...(state && { state }),
    ...(scope && { scope }),
    ...(age && { age }),
    ...(payment && { payment }),
    ...(product && /^[1-9]\d*$/.test(product) && { productId: product }),
    ...(keyword && { keyword }),
    ...(from && { from }),
    ...(until && { until }),
    page,
    perPage: ROWS_PER_PAGE,
  }
}
