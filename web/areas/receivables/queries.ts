import { query } from '#web/lib/api/query.ts'
import { page, ROWS_PER_PAGE, searchParams } from '#web/lib/page/search-params.ts'

/** The payments of an order, for its buyer. */
export const orderMoneyQuery = (orderId: string) => query({ call: 'tagihan/pesanan', body: { orderId }, live: 'order' })

/** The payments of an order, for its seller. */
export const saleMoneyQuery = (orderId: string) =>
  query({ call: 'pusat-seller/pembayaran/pesanan', body: { orderId }, live: 'order' })

/** Which customers are shown. */
export const debtsFilter = searchParams({ page })

/** Customers' debts to the seller, a page of them. */
export const debtsQuery = (page: number) =>
  query({
    call: 'pusat-seller/piutang/daftar',
    body: { page, perPage: ROWS_PER_PAGE },
    live: 'order',
  })

/** The company's bills. */
export const billsQuery = query({ call: 'tagihan/daftar', body: {}, live: 'order' })

/** A customer's statement of account of some days. */
export const statementQuery = (customerId: string, days: { from: string; until: string }) =>
  query({
    call: 'pusat-seller/piutang/rekening',
    body: { customerId, ...days },
    live: 'order',
  })

/** How the seller collects. */
export const collectionQuery = query({ call: 'pusat-seller/piutang/aturan', body: {} })

/** On which days a customer takes invoices. */
export const customerExchangeQuery = (customerId: string) =>
  query({ call: 'pusat-seller/piutang/pelanggan', body: { customerId } })
