import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { day } from '../fields.ts'
import { wire } from '../wire.ts'

const search = z.object({
  /** Lower case, without accents and punctuation: 'asam sitrat 25 kg'. */
  words: wire('kata', z.string()),
  /** The category that was searched; null where it was all of them. */
  categoryId: wire('kategori_id', z.number().int().nullable()),
  categoryName: wire('kategori_nama', z.string().nullable()),
  hits: wire('jumlah', z.number().int()),
  /** The day on which it was last searched, in Asia/Jakarta. */
  lastDay: wire('tanggal_terakhir', z.string()),
})
export type EmptySearch = z.infer<typeof search>

const report = z.object({
  /** The first and the last day in Asia/Jakarta, both included. */
  from: wire('dari', z.string()),
  until: wire('sampai', z.string()),
  /** The most frequent searches first. */
  searches: wire('pencarian', z.array(search)),
})
export type EmptySearchReport = z.infer<typeof report>

const body = z
  .object({ from: wire('dari', day.optional()), until: wire('sampai', day.optional()) })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ['until'],
    error: 'Tanggal akhir tidak boleh sebelum tanggal awal.',
  })

/** Calls for searches without results [MAT-4]. */
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
