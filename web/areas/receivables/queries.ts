import { orderMoney } from '#domain/receivables/codec.ts'
import { query } from '#web/lib/query.ts'

/** What was paid of an order, for its buyer. */
export const orderMoneyQuery = (orderId: string) =>
  query({ call: 'tagihan/pesanan', body: { transaksi_id: orderId }, as: orderMoney, live: 'order' })

/** The same for its seller. */
export const saleMoneyQuery = (orderId: string) =>
  query({ call: 'pusat-seller/pembayaran/pesanan', body: { transaksi_id: orderId }, as: orderMoney, live: 'order' })
