import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { idText, instant, version } from '../fields.ts'
import { subscriptionText } from '../subscriptions/contract.ts'
import { wire } from '../wire.ts'
import { allowed } from '../wire-fields.ts'

const request = z.object({
  id: wire('permintaan_id', z.string()),
  version: wire('versi', z.number().int()),
  productId: wire('produk_id', z.number().int()),
  product: wire('produk_nama', z.string()),
  /** Null where it is a price of the product itself. */
  negotiationId: wire('nego_id', z.string().nullable()),
  /** The effect of an approval, in one line. */
  summary: wire('diminta', z.string()),
  /** How far that is beyond what sales may give. */
  beyond: wire('melebihi', z.string()),
  requestedBy: wire('diajukan_oleh', z.string()),
  requestedAt: wire('diajukan', instant),
  can: z.object({
    approve: wire('setujui', allowed),
    refuse: wire('tolak', allowed),
    withdraw: wire('tarik', allowed),
  }),
})
export type PriceRequest = z.infer<typeof request>

const expected = { id: wire('permintaan_id', idText), version: wire('versi', version) }

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
    body: z.object(expected),
    answer: done,
  }),
  refuse: defineCall({
    path: 'pusat-seller/harga/persetujuan/tolak',
    summary: 'Refuses what a sales person asked for, with a reason; no buyer hears of it',
    access: 'seller',
    permission: 'customers.grants',
    body: z.object({ ...expected, reason: wire('alasan', subscriptionText('Alasan')) }),
    answer: done,
  }),
  withdraw: defineCall({
    path: 'pusat-seller/harga/persetujuan/tarik',
    summary: 'Takes back a request that the owner has not decided',
    access: 'seller',
    permission: 'customers.change',
    body: z.object(expected),
    answer: done,
  }),
}
