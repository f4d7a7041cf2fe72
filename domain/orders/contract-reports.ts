import { z } from 'zod'
import { reportedDays } from '#domain/days/reported-days.ts'
import { answers, defineCall } from '../call.ts'
import { receivableAge } from '../receivables/receivable-age.ts'
import { wire, wireWords } from '../wire.ts'

const count = z.number().int()
/** Orders that are at least confirmed, and their total in Rupiah with what vouchers paid. */
const sum = { orders: wire('pesanan', count), total: wire('nilai', z.string()) }

const sales = z.object({
  ...sum,
  /** The sum of the preceding period of equal length. */
  before: wire('sebelumnya', z.object(sum)),
  /** Every week that has one of the days, by its Monday; only the requested days count. */
  weeks: wire('minggu', z.array(z.object({ start: wire('mulai', z.string()), ...sum }))),
  /** The ten that were sold for most; `nilai` is that of the goods alone. */
  products: wire(
    'produk',
    z.array(
      z.object({
        id: wire('produk_id', count),
        name: wire('produk_nama', z.string()),
        unit: wire('satuan', z.string()),
        units: wire('jumlah', z.string()),
        ...sum,
      }),
    ),
  ),
})
/** Confirmed sales of some days [SHOP-9]. */
export type SalesReport = z.infer<typeof sales>
export type SoldWeek = SalesReport['weeks'][number]
export type SoldProduct = SalesReport['products'][number]

const receivable = z.object({ age: wire('umur', wireWords(receivableAge.names)), ...sum })
/** Unpaid debts of customers, of one age. */
export type Receivable = z.infer<typeof receivable>

const low = z.object({
  id: wire('produk_id', count),
  name: wire('produk_nama', z.string()),
  unit: wire('satuan', z.string()),
  stock: wire('stok', z.string()),
  /** In the last 30 days. */
  sold: wire('terjual', z.string()),
  /** How many whole days the stock lasts at that pace. */
  daysLeft: wire('sisa_hari', count),
})
/** A product that soon runs out. */
export type LowStock = z.infer<typeof low>

const figures = { access: 'seller', permission: 'sales.figures' } as const

/** Calls of a seller's dashboard [SHOP-9]. */
export const reportCalls = {
  sales: defineCall({
    path: 'pusat-seller/laporan/penjualan',
    summary: 'Confirmed sales of some days: total, by week, beside the days before, and the best products',
    ...figures,
    body: reportedDays,
    answer: answers(sales),
  }),
  receivables: defineCall({
    path: 'pusat-seller/laporan/piutang',
    summary: 'Orders shipped on credit and not paid, by how long they are overdue',
    ...figures,
    body: z.object({}),
    answer: answers(z.array(receivable)),
  }),
  lowStocks: defineCall({
    path: 'pusat-seller/laporan/stok',
    summary: 'Products whose stock lasts 14 days or fewer at the pace of the last 30, the shortest first; at most 50',
    access: 'seller',
    permission: 'products.read',
    body: z.object({}),
    answer: answers(z.array(low)),
  }),
}
