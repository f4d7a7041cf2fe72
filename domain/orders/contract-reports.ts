import { z } from 'zod'
import { reportedDays } from '#domain/days/reported-days.ts'
import { answers, defineCall } from '../call.ts'
import { receivableAge } from '../receivables/receivable-age.ts'

const count = z.number().int()
/** Orders that are at least confirmed, and their total in Rupiah with what vouchers paid. */
const sum = { pesanan: count, nilai: z.string() }

const sales = z.object({
  ...sum,
  /** The same of as many days just before. */
  sebelumnya: z.object(sum),
  /** Every week that has one of the days, by its Monday; only the days asked for count. */
  minggu: z.array(z.object({ mulai: z.string(), ...sum })),
  /** The ten that were sold for most; `nilai` is that of the goods alone. */
  produk: z.array(
    z.object({ produk_id: count, produk_nama: z.string(), satuan: z.string(), jumlah: z.string(), ...sum }),
  ),
})
export type WireSalesReport = z.infer<typeof sales>

const receivable = z.object({ umur: z.enum(receivableAge.names), ...sum })
export type WireReceivable = z.infer<typeof receivable>

const low = z.object({
  produk_id: count,
  produk_nama: z.string(),
  satuan: z.string(),
  stok: z.string(),
  /** In the last 30 days. */
  terjual: z.string(),
  /** How many whole days the stock lasts at that pace. */
  sisa_hari: count,
})
export type WireLowStock = z.infer<typeof low>

const figures = { access: 'seller', permission: 'sales.figures' } as const

/** What a seller's start page tells of the shop [SHOP-9]. */
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
