import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { productCard } from '../catalogue/contract.ts'
import { documentKinds } from '../companies/document.ts'

const count = z.number().int()

const desk = z.object({
  /** Orders of others to approve; for whoever may not approve, their own that wait for it. */
  pesanan_menunggu_persetujuan: count,
  /** Drafts of orders that lists have made this month and before. */
  draf_pesanan: count,
  /** Shipments under way, also of orders that were shipped in part, to be confirmed as received. */
  pesanan_dikirim: count,
  /** Claims that wait for the company: refused and not answered, or with a replacement under way. */
  klaim: count,
  nego: z.object({
    /** To answer or to finish today. */
    menunggu_saya: count,
    /** Of these: agreed, to be finished until 24.00. */
    disepakati: count,
  }),
  /** Orders of which something is to be paid now, as the list of bills has them. */
  tagihan: z.object({
    jumlah: count,
    nilai: z.string(),
    /** How much of it is billed; the rest is paid before it is. */
    sudah_ditagih: z.string(),
    /** Past their last day to pay. */
    lewat: count,
    /** The next last day to pay, today or later; null without any. */
    jatuh_tempo: z.iso.date().nullable(),
  }),
  /** Sellers that wait for a document before they decide on a subscription. */
  langganan_perlu_dokumen: count,
  /** What sellers want to see and the company has not handed in. */
  dokumen_belum_ada: z.array(z.enum(documentKinds)),
})
export type WireDesk = z.infer<typeof desk>

const boughtBefore = z.object({
  produk: z.array(productCard),
  /** As in a list of products. */
  stok: z.array(z.object({ produk_id: count, jumlah: z.string() })),
})
export type WireBoughtBefore = z.infer<typeof boughtBefore>

export const deskCalls = {
  desk: defineCall({
    path: 'beranda/meja',
    summary: 'What waits for a member of a buyer company',
    access: 'buyer',
    permission: 'order.read',
    body: z.object({}),
    answer: answers(desk),
  }),
  boughtBefore: defineCall({
    path: 'beranda/beli-lagi',
    summary: 'Products the company has ordered and can order again, the last ordered first',
    access: 'buyer',
    permission: 'order.read',
    body: z.object({}),
    answer: answers(boughtBefore),
  }),
}
