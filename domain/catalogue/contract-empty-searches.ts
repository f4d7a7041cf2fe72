import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { day } from '../fields.ts'

const search = z.object({
  /** Lower case, without accents and punctuation: 'asam sitrat 25 kg'. */
  kata: z.string(),
  /** The category that was searched; null where it was all of them. */
  kategori_id: z.number().int().nullable(),
  kategori_nama: z.string().nullable(),
  jumlah: z.number().int(),
  /** The day on which it was last searched, in Asia/Jakarta. */
  tanggal_terakhir: z.string(),
})
export type WireEmptySearch = z.infer<typeof search>

const report = z.object({
  /** The first and the last day in Asia/Jakarta, both included. */
  dari: z.string(),
  sampai: z.string(),
  /** What was searched most often comes first. */
  pencarian: z.array(search),
})
export type WireEmptySearchReport = z.infer<typeof report>

const body = z
  .object({ dari: day.optional(), sampai: day.optional() })
  .refine(({ dari, sampai }) => !dari || !sampai || dari <= sampai, {
    path: ['sampai'],
    error: 'Tanggal akhir tidak boleh sebelum tanggal awal.',
  })

/** What people searched for in vain [MAT-4]. */
export const emptySearchCalls = {
  report: defineCall({
    path: 'laporan/pencarian-kosong',
    summary: 'Searches that found nothing, the most frequent 100 of some days; by default of the last 30',
    access: 'admin',
    permission: 'materials.manage',
    body,
    answer: answers(report),
  }),
  ofSeller: defineCall({
    path: 'pusat-seller/pencarian-kosong',
    summary: 'The same within the categories in which the seller sells something',
    access: 'seller',
    permission: 'products.read',
    body,
    answer: answers(report),
  }),
}
