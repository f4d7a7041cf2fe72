import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { idText } from '../fields.ts'
import { wire } from '../wire.ts'

const body = z.object({ negotiationId: wire('nego_id', idText) })
const answer = answers(z.object({ id: wire('dokumen_id', z.string()), number: wire('nomor', z.string()) }))
const limitByPerson = { max: 60, seconds: 60 }

/** Penawaran: what a seller offers in a negotiation or has agreed to, as a numbered document [DOC-1]. */
export const quotationCalls = {
  bought: defineCall({
    path: 'nego/penawaran',
    summary: "The penawaran of the seller's price in a negotiation, issued by whoever asks first",
    access: 'buyer',
    permission: 'nego.act',
    limitByPerson,
    body,
    answer,
  }),
  sold: defineCall({
    path: 'pusat-seller/nego/penawaran',
    summary: 'The same for its seller',
    access: 'seller',
    permission: 'sales-nego.act',
    limitByPerson,
    body,
    answer,
  }),
}
