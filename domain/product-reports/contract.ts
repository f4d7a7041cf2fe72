import { z } from 'zod'
import { defineCall, done } from '../call.ts'
import { productId, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { complaintReason } from './reason.ts'

/** Calls for product reports, and for a seller's act on a banned product [ADM-3]. */
export const productReportCalls = {
  complain: defineCall({
    path: 'produk/lapor',
    summary: 'Report a product that is on sale to the administrators; its seller never learns who did',
    access: 'member',
    forCompany: true,
    limitByPerson: { max: 60, seconds: 60 },
    body: z.object({
      productId: wire('produk_id', productId),
      reason: wire('alasan', wireWords(complaintReason.names, { error: 'Pilih alasannya.' })),
      text: wire(
        'keterangan',
        z
          .string({ error: 'Jelaskan laporan Anda.' })
          .trim()
          .min(1, { error: 'Jelaskan laporan Anda.' })
          .max(LONGEST.complaint, { error: `Keterangan paling panjang ${LONGEST.complaint} karakter.` }),
      ),
    }),
    answer: done,
  }),
  requestRecheck: defineCall({
    path: 'pusat-seller/produk/tinjau',
    summary: 'Ask for another look at a product that the platform has taken off sale',
    access: 'seller',
    permission: 'products.change',
    body: z.object({
      productId: wire('produk_id', productId),
      version: wire('versi', version),
      note: wire(
        'catatan',
        z
          .string({ error: 'Tulis apa yang sudah diperbaiki.' })
          .trim()
          .min(1, { error: 'Tulis apa yang sudah diperbaiki.' })
          .max(LONGEST.decisionNote, { error: `Catatan paling panjang ${LONGEST.decisionNote} karakter.` }),
      ),
    }),
    answer: done,
  }),
}
