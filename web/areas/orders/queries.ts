import type { Days } from '#domain/days/period.ts'
import { query } from '#web/lib/api/query.ts'
import { periodParams, searchParams } from '#web/lib/page/search-params.ts'
import { filterBody, type OrderFilter } from './order-filter.ts'

/** The buyer company's orders. */
export const ordersQuery = (filter: OrderFilter) =>
  query({ call: 'transaksi/daftar', body: filterBody(filter), live: 'order' })

/** One order as its buyer sees it. */
export const orderQuery = (id: string) => query({ call: 'transaksi/detail', body: { id }, live: `order:${id}` })

/** The orders placed with a key. */
export const placedQuery = (key: string) => query({ call: 'checkout/hasil', body: { key } })

/** The seller's orders. */
export const salesQuery = (filter: OrderFilter) =>
  query({ call: 'pusat-seller/pesanan/daftar', body: filterBody(filter), live: 'order' })

/** One order as its seller sees it. */
export const saleQuery = (id: string) =>
  query({ call: 'pusat-seller/pesanan/detail', body: { id }, live: `order:${id}` })

/** The seller's start page. */
export const salesSummaryQuery = query({ call: 'pusat-seller/ringkasan', body: {}, live: 'order' })

/** The buyer company's newest orders. */
export const latestOrdersQuery = query({
  call: 'transaksi/daftar',
  body: { perPage: 5 },
  live: 'order',
})

/** Products the company has ordered and can order again. */
export const boughtBeforeQuery = query({
  call: 'beranda/beli-lagi',
  body: {},
  live: ['order', 'subscription'],
})

/** The period of the page of purchases. */
export const spendingFilter = searchParams(periodParams)

/** The company's purchases in a period. */
export const spendingQuery = ({ from, until }: Days) =>
  query({ call: 'transaksi/laporan/belanja', body: { from, until }, live: 'order' })
