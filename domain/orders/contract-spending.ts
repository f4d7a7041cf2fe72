import { z } from 'zod'
import { reportedDays } from '#domain/days/reported-days.ts'
import { answers, defineCall } from '../call.ts'

const count = z.number().int()
/** Orders that are at least confirmed, and their total in Rupiah with what vouchers paid. */
const sum = { pesanan: count, nilai: z.string() }

const breakdown = z.object({
  ...sum,
  /** The same of as many days just before. */
  sebelumnya: z.object(sum),
  /** Every month that has one of the days, by its first; only the days asked for count. */
  bulan: z.array(z.object({ mulai: z.string(), ...sum })),
  /** The twenty for which most was paid; `nilai` is that of the goods after discounts, without PPN and delivery. */
  bahan: z.array(z.object({ slug: z.string(), bahan_nama: z.string(), ...sum })),
  /** The twenty companies that most was bought from, or sold to. */
  mitra: z.array(z.object({ perusahaan_id: z.string(), perusahaan_nama: z.string(), ...sum })),
})
export type WireBreakdown = z.infer<typeof breakdown>

/** What either side paid or sold by month, material and company [ORDER-8]. */
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
