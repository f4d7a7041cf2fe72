import { z } from 'zod'
import { answers, defineCall, defineDownload, defineUpload, done } from '../call.ts'
import { requiredText } from '../companies/fields.ts'
import { amount, day, idText, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire } from '../wire.ts'

const expected = { id: wire('bukti_id', idText), version: wire('versi', version) }

/** Calls for a buyer's proofs of payment: private files of the two companies [PAY-1]. */
export const proofCalls = {
  send: defineUpload({
    path: 'tagihan/bukti/unggah',
    summary: 'Show the seller that an order was paid: PDF, JPEG or PNG, at most 5 MB',
    access: 'buyer',
    permission: 'payments.prove',
    limit: { max: 30, seconds: 60 },
    limitByPerson: { max: 30, seconds: 60 },
    body: z.object({
      orderId: wire('transaksi_id', idText),
      amount: wire(
        'jumlah',
        amount.refine((text) => Number(text) > 0, { error: 'Jumlah harus lebih dari nol.' }),
      ),
      /** When it was paid, in Asia/Jakarta. */
      day: wire('tanggal', day),
    }),
    answer: answers(z.object({ id: wire('bukti_id', z.string()) })),
  }),
  withdraw: defineCall({
    path: 'tagihan/bukti/tarik',
    summary: 'Take back a proof that the seller has not decided about',
    access: 'buyer',
    permission: 'payments.prove',
    body: z.object(expected),
    answer: done,
  }),
  decline: defineCall({
    path: 'pusat-seller/pembayaran/bukti/tolak',
    summary: 'Decline a proof with a reason: the payment is not there',
    access: 'seller',
    permission: 'payments.record',
    body: z.object({ ...expected, reason: wire('alasan', requiredText('Alasan', LONGEST.orderReason)) }),
    answer: done,
  }),
  file: defineDownload({
    path: 'tagihan/bukti/berkas',
    summary: 'The file of a proof, for members of the buyer',
    access: 'buyer',
    permission: 'order.read',
    limit: { max: 120, seconds: 60 },
    body: z.object({ id: wire('bukti_id', idText) }),
  }),
  saleFile: defineDownload({
    path: 'pusat-seller/pembayaran/bukti/berkas',
    summary: 'The same for members of the seller who see payments',
    access: 'seller',
    permission: 'payments.read',
    limit: { max: 120, seconds: 60 },
    body: z.object({ id: wire('bukti_id', idText) }),
  }),
}
