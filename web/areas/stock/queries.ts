import { stockFilter } from '#domain/stock/stock-filter.ts'
import { query } from '#web/lib/api/query.ts'
import { type FilterOf, keyword, page, ROWS_PER_PAGE, searchParams, text, word } from '#web/lib/page/search-params.ts'

/** The filter of the seller's stocks. */
export const stocksFilter = searchParams({ show: word('saring', stockFilter), keyword, page })
export type StocksFilter = FilterOf<typeof stocksFilter>

/** The seller's stocks; orders take from them. */
export const stocksQuery = ({ show, keyword, page }: StocksFilter) =>
  query({
    call: 'pusat-seller/stok/daftar',
    body: {
      ...(show && { filter: show }),
      ...(keyword && { keyword }),
      page,
      perPage: ROWS_PER_PAGE,
    },
    live: 'order',
  })

/** One stock with its lots. */
export const stockQuery = (productId: number) =>
  query({ call: 'pusat-seller/stok/detail', body: { productId }, live: 'order' })

/** The page of the movements in the address. */
export const movementsFilter = searchParams({ before: text('sebelum', 18) })
export type MovementsFilter = FilterOf<typeof movementsFilter>

/** The movements of a stock, newest first. */
export const movementsQuery = (productId: number, { before }: MovementsFilter) =>
  query({
    call: 'pusat-seller/stok/gerakan',
    body: {
      productId,
      ...(before && /^\d+$/.test(before) && { before }),
      perPage: ROWS_PER_PAGE,
    },
    live: 'order',
  })
