import { z } from 'zod'
import { reportedDays } from '#domain/days/reported-days.ts'
import { answers, defineCall } from '../call.ts'
import { wire } from '../wire.ts'

const count = z.number().int()
/** Orders that are at least confirmed, and their total in Rupiah with what vouchers paid. */
const sum = { orders: wire('pesanan', count), total: wire('nilai', z.string()) }

const breakdown = z.object({
  ...sum,
  /** The sum of the preceding period of equal length. */
  before: wire('sebelumnya', z.object(sum)),
  /** Every month that has one of the days, by its first; only the requested days count. */
  months: wire('bulan', z.array(z.object({ start: wire('mulai', z.string()), ...sum }))),
  /** The twenty for which most was paid; `nilai` is that of the goods after discounts, without PPN and delivery. */
  materials: wire('bahan', z.array(z.object({ slug: z.string(), name: wire('bahan_nama', z.string()), ...sum }))),
  /** The twenty companies that most was bought from, or sold to. */
  partners: wire(
    'mitra',
    z.array(z.object({ id: wire('perusahaan_id', z.string()), name: wire('perusahaan_nama', z.string()), ...sum })),
  ),
})
/** Purchases or sales of some days by month, material and company [ORDER-8]. */
export type Breakdown = z.infer<typeof breakdown>
export type MonthSum = Breakdown['months'][number]
export type MaterialSum = Breakdown['materials'][number]
export type PartnerSum = Breakdown['partners'][number]

/** Calls for purchases or sales by month, material and company [ORDER-8]. */
export const breakdownCalls = {
  spending: defineCall({
    path: 'transaksi/laporan/belanja',
    summary: 'Confirmed purchases of some days: by month, material and seller, beside the days before',
    access: 'buyer',
    permission: 'order.read',
    body: reportedDays,
    answer: answers(breakdown),
  }),
  sales: defineCall({
    path: 'pusat-seller/laporan/rincian',
    summary: 'Confirmed sales of some days: by month, material and customer, beside the days before',
    access: 'seller',
    permission: 'sales.figures',
    body: reportedDays,
    answer: answers(breakdown),
  }),
}
