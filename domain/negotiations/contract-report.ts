import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { day } from '../fields.ts'

const count = z.number().int()
const outcomes = z.object({
  /** A price was agreed. */
  menang: count,
  kalah: count,
  /** Of those lost: expired before the seller said anything. */
  tak_dijawab: count,
})
const report = outcomes.extend({
  /** The same of as many days just before. */
  sebelumnya: outcomes,
})
export type WireOutcomes = z.infer<typeof outcomes>
export type WireNegotiationReport = z.infer<typeof report>

export const negotiationReportCalls = {
  outcomes: defineCall({
    path: 'pusat-seller/laporan/nego',
    summary: 'What came of the negotiations that began on some days, beside those of the days before',
    access: 'seller',
    permission: 'sales-nego.read',
    body: z.object({ dari: day, sampai: day }).refine(({ dari, sampai }) => dari <= sampai, {
      path: ['sampai'],
      error: 'Tanggal akhir tidak boleh sebelum tanggal awal.',
    }),
    answer: answers(report),
  }),
}
