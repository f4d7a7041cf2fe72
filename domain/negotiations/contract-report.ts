import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { day } from '../fields.ts'
import { wire } from '../wire.ts'

const count = z.number().int()
const outcomes = z.object({
  /** A price was agreed. */
  won: wire('menang', count),
  lost: wire('kalah', count),
  /** Of those lost: expired before the seller said anything. */
  unanswered: wire('tak_dijawab', count),
})
const report = outcomes.extend({
  /** The outcomes of the preceding period of equal length. */
  before: wire('sebelumnya', outcomes),
})

/** The outcomes of a seller's negotiations [SHOP-9]. */
export type NegotiationReport = z.infer<typeof report>

export const negotiationReportCalls = {
  outcomes: defineCall({
    path: 'pusat-seller/laporan/nego',
    summary: 'What came of the negotiations that began on some days, beside those of the days before',
    access: 'seller',
    permission: 'sales-nego.read',
    body: z.object({ from: wire('dari', day), until: wire('sampai', day) }).refine(({ from, until }) => from <= until, {
      path: ['until'],
      error: 'Tanggal akhir tidak boleh sebelum tanggal awal.',
    }),
    answer: answers(report),
  }),
}
