import { movements, stockDetail, stockPage } from '#domain/stock/codec.ts'
import { stockFilter } from '#domain/stock/stock-filter.ts'
import { query } from '#web/lib/query.ts'
import { type FilterOf, keyword, page, ROWS_PER_PAGE, searchParams, text, word } from '#web/lib/search-params.ts'

/** The filter of the seller's stocks. */
export const stocksFilter = searchParams({ show: word('saring', stockFilter), keyword, page })
export type StocksFilter = FilterOf<typeof stocksFilter>

/** The seller's stocks; orders take from them. */
export const stocksQuery = ({ show, keyword, page }: StocksFilter) =>
  query({
    call: 'pusat-seller/stok/daftar',
    body: {
      ...(show && { saring: stockFilter.encode(show) }),
      ...(keyword && { keyword }),
      halaman: page,
      per_halaman: ROWS_PER_PAGE,
    },
    as: stockPage,
    live: 'order',
  })

/** One stock with its lots. */
export const stockQuery = (productId: number) =>
  query({ call: 'pusat-seller/stok/detail', body: { produk_id: productId }, as: stockDetail, live: 'order' })

/** Which part of the movements the address asks for. */
export const movementsFilter = searchParams({ before: text('sebelum', 18) })
export type MovementsFilter = FilterOf<typeof movementsFilter>

/** What changed a stock, newest first. */
export const movementsQuery = (productId: number, { before }: MovementsFilter) =>
  query({
    call: 'pusat-seller/stok/gerakan',
    body: {
      produk_id: productId,
      ...(before && /^\d+$/.test(before) && { sebelum: before }),
      per_halaman: ROWS_PER_PAGE,
    },
    as: movements,
    live: 'order',
  })
