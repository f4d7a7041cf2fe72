import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { allowed, idText, instant, version } from '../fields.ts'
import { subscriptionText } from '../subscriptions/contract.ts'

const request = z.object({
  permintaan_id: z.string(),
  versi: z.number().int(),
  produk_id: z.number().int(),
  produk_nama: z.string(),
  /** Null where it is a price of the product itself. */
  nego_id: z.string().nullable(),
  /** What is done once it is approved, in one line. */
  diminta: z.string(),
  /** How far that is beyond what sales may give. */
  melebihi: z.string(),
  diajukan_oleh: z.string(),
  diajukan: instant,
  can: z.object({ setujui: allowed, tolak: allowed, tarik: allowed }),
})
export type WirePriceRequest = z.infer<typeof request>

const seen = { permintaan_id: idText, versi: version }

/** Prices below what sales may give, which wait for the owner [SHOP-7]. */
export const priceRequestCalls = {
  waiting: defineCall({
    path: 'pusat-seller/harga/persetujuan/daftar',
    summary: 'Prices beyond what sales may give that wait for the owner, the longest waiting first',
    access: 'seller',
    permission: 'customers.read',
    body: z.object({}),
    answer: answers(z.array(request)),
  }),
  approve: defineCall({
    path: 'pusat-seller/harga/persetujuan/setujui',
    summary: 'Does what a sales person asked for, as the owner',
    access: 'seller',
    permission: 'customers.grants',
    body: z.object(seen),
    answer: done,
  }),
  refuse: defineCall({
    path: 'pusat-seller/harga/persetujuan/tolak',
    summary: 'Refuses what a sales person asked for, with a reason; no buyer hears of it',
    access: 'seller',
    permission: 'customers.grants',
    body: z.object({ ...seen, alasan: subscriptionText('Alasan') }),
    answer: done,
  }),
  withdraw: defineCall({
    path: 'pusat-seller/harga/persetujuan/tarik',
    summary: 'Takes back a request that the owner has not decided',
    access: 'seller',
    permission: 'customers.change',
    body: z.object(seen),
    answer: done,
  }),
}
