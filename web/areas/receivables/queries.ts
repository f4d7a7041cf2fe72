import { list } from '#domain/codec.ts'
import { orderMoney } from '#domain/receivables/codec.ts'
import { collectionRules, customerExchange } from '#domain/receivables/codec-collection.ts'
import { debts, sellerBills } from '#domain/receivables/codec-debts.ts'
import { statement } from '#domain/receivables/codec-statement.ts'
import { query } from '#web/lib/api/query.ts'
import { page, ROWS_PER_PAGE, searchParams } from '#web/lib/page/search-params.ts'

/** What was paid of an order, for its buyer. */
export const orderMoneyQuery = (orderId: string) =>
  query({ call: 'tagihan/pesanan', body: { transaksi_id: orderId }, as: orderMoney, live: 'order' })

/** The same for its seller. */
export const saleMoneyQuery = (orderId: string) =>
  query({ call: 'pusat-seller/pembayaran/pesanan', body: { transaksi_id: orderId }, as: orderMoney, live: 'order' })

/** Which customers are shown. */
export const debtsFilter = searchParams({ page })

/** What customers owe the seller, a page of them. */
export const debtsQuery = (halaman: number) =>
  query({
    call: 'pusat-seller/piutang/daftar',
    body: { halaman, per_halaman: ROWS_PER_PAGE },
    as: debts,
    live: 'order',
  })

/** What the company has to pay. */
export const billsQuery = query({ call: 'tagihan/daftar', body: {}, as: list(sellerBills), live: 'order' })

/** A customer's statement of account of some days. */
export const statementQuery = (customerId: string, days: { from: string; until: string }) =>
  query({
    call: 'pusat-seller/piutang/rekening',
    body: { pelanggan_id: customerId, dari: days.from, sampai: days.until },
    as: statement,
    live: 'order',
  })

/** How the seller collects. */
export const collectionQuery = query({ call: 'pusat-seller/piutang/aturan', body: {}, as: collectionRules })

/** On which days a customer takes invoices. */
export const customerExchangeQuery = (customerId: string) =>
  query({ call: 'pusat-seller/piutang/pelanggan', body: { pelanggan_id: customerId }, as: customerExchange })
