import type { Days } from '#domain/days/period.ts'
import { query } from '#web/lib/api/query.ts'
import { page, periodParams, ROWS_PER_PAGE, searchParams } from '#web/lib/page/search-params.ts'

/** The period of the reports. */
export const reportsFilter = searchParams(periodParams)

/** The period of the answer speed report, and the page of its slowest answers. */
export const answerSpeedFilter = searchParams({ ...periodParams, page })

/** Confirmed sales of some days. */
export const salesReportQuery = ({ from, until }: Days) =>
  query({ call: 'pusat-seller/laporan/penjualan', body: { from, until }, live: 'order' })

/** Confirmed sales by month, material and customer. */
export const salesBreakdownQuery = ({ from, until }: Days) =>
  query({ call: 'pusat-seller/laporan/rincian', body: { from, until }, live: 'order' })

/** Customers' unpaid debts, by age. */
export const receivablesQuery = query({
  call: 'pusat-seller/laporan/piutang',
  body: {},
  live: 'order',
})

/** Products that soon run out. */
export const lowStocksQuery = query({
  call: 'pusat-seller/laporan/stok',
  body: {},
  live: 'order',
})

/** The outcomes of the negotiations of a period. */
export const negotiationReportQuery = ({ from, until }: Days) =>
  query({
    call: 'pusat-seller/laporan/nego',
    body: { from, until },
    live: 'negotiation',
  })

/** How fast customers were answered on some days, with a page of those who waited long. */
export const chatReportQuery = ({ from, until }: Days, page = 1) =>
  query({
    call: 'pusat-seller/laporan/chat',
    body: { from, until, page, perPage: ROWS_PER_PAGE },
    live: 'chat',
  })
