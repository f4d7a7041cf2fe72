import { z } from 'zod'
import { auditAct } from '../audit/acts.ts'
import { answers, defineCall } from '../call.ts'
import { productStatus } from '../catalogue/codec.ts'
import { allowed, idText, instant, keyword, pageSize, productId, version } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { complaintState } from './complaint.ts'
import { complaintReason } from './reason.ts'
import { waitingFor } from './waiting.ts'

const listed = z.object({
  produk_id: z.number().int(),
  produk_nama: z.string(),
  produk_foto: z.string(),
  produk_sku: z.string(),
  produk_kemasan: z.string(),
  seller_nama: z.string(),
  seller_username: z.string(),
  status: z.enum(productStatus.names),
  /** Reports that nobody has decided on. */
  laporan: z.number().int(),
  /** When its seller asked for another look; null where it does not. */
  diminta: instant.nullable(),
})
export type WireOverseenProduct = z.infer<typeof listed>

const products = z.object({
  produk: z.array(listed),
  /** To be sent as `setelah`; null at the end. */
  berikutnya: z.number().int().nullable(),
  /** How many products wait for what. */
  jumlah: z.record(z.enum(waitingFor.names), z.number().int()),
})
export type WireOverseenProducts = z.infer<typeof products>

const complaint = z.object({
  laporan_id: z.string(),
  alasan: z.enum(complaintReason.names),
  keterangan: z.string(),
  pelapor: z.string(),
  perusahaan: z.string(),
  waktu: instant,
  status: z.enum(complaintState.names),
  /** What its reporter was told, where it was dismissed. */
  jawaban: z.string().nullable(),
})
export type WireComplaint = z.infer<typeof complaint>

const ban = z.object({
  versi: z.number().int(),
  alasan: z.string(),
  sejak: instant,
  diminta: instant.nullable(),
  /** What its seller says to have corrected. */
  catatan: z.string().nullable(),
  can: z.object({ pulihkan: allowed, tetap: allowed }),
})
export type WireDeskBan = z.infer<typeof ban>

const act = z.object({
  waktu: instant,
  tindakan: z.enum(auditAct.names),
  oleh: z.string().nullable(),
  alasan: z.string().nullable(),
})
export type WireProductAct = z.infer<typeof act>

const detail = z.object({
  produk_id: z.number().int(),
  produk_id_url: z.string(),
  produk_nama: z.string(),
  produk_foto: z.string(),
  produk_sku: z.string(),
  produk_kemasan: z.string(),
  produk_grade: z.string(),
  produk_produsen: z.string(),
  produk_origin: z.string(),
  produk_deskripsi: z.string(),
  produk_info_penting: z.string(),
  bahan_nama: z.string(),
  bahan_slug: z.string(),
  seller_id: z.string(),
  seller_nama: z.string(),
  seller_username: z.string(),
  versi: z.number().int(),
  status: z.enum(productStatus.names),
  laporan: z.array(complaint),
  /** Null where it is not taken off sale. */
  penurunan: ban.nullable(),
  riwayat: z.array(act),
  can: z.object({ turunkan: allowed, abaikan: allowed }),
})
export type WireProductDesk = z.infer<typeof detail>

const administrator = { access: 'admin', permission: 'products.oversee' } as const
const reason = z
  .string({ error: 'Alasan harus diisi.' })
  .trim()
  .min(1, { error: 'Alasan harus diisi.' })
  .max(LONGEST.decisionNote, { error: `Alasan paling panjang ${LONGEST.decisionNote} karakter.` })
const seen = { produk_id: productId, versi: version }

/** Every product, as administrators see it, with what is said of it; no price [ADM-3]. */
export const productDeskCalls = {
  list: defineCall({
    path: 'admin/produk/daftar',
    summary: 'Products, the newest first; found by name or SKU, those of one seller, or those that wait for a decision',
    ...administrator,
    body: z.object({
      keyword: keyword.optional(),
      seller: z.string().trim().min(1).max(LONGEST.sellerUsername).optional(),
      status: z.enum(productStatus.names, { error: 'Status produk tidak dikenal.' }).optional(),
      menunggu: z.enum(waitingFor.names, { error: 'Filter tidak dikenal.' }).optional(),
      setelah: productId.nullish(),
      per_halaman: pageSize,
    }),
    answer: answers(products),
  }),
  detail: defineCall({
    path: 'admin/produk/lihat',
    summary: 'A product with the reports of it, and what administrators did with it',
    ...administrator,
    body: z.object({ produk_id: productId }),
    answer: answers(detail),
  }),
  dismiss: defineCall({
    path: 'admin/produk/abaikan',
    summary: 'Leave a product on sale that was reported; whoever reported it is told why',
    ...administrator,
    body: z.object({
      produk_id: productId,
      /** The reports that were seen: a later one stays open. */
      laporan: z.array(idText).min(1, { error: 'Tidak ada laporan.' }).max(MOST.complaintsShown),
      alasan: reason,
    }),
    answer: answers(detail),
  }),
  ban: defineCall({
    path: 'admin/produk/turunkan',
    summary: 'Take a product off sale with a reason for its seller; what is negotiated about it ends',
    ...administrator,
    body: z.object({ ...seen, alasan: reason }),
    answer: answers(detail),
  }),
  lift: defineCall({
    path: 'admin/produk/pulihkan',
    summary: 'Let a product be sold again; versi is that of its penurunan',
    ...administrator,
    body: z.object(seen),
    answer: answers(detail),
  }),
  keep: defineCall({
    path: 'admin/produk/tetap',
    summary: 'Tell the seller that asked for another look what is still missing; versi is that of its penurunan',
    ...administrator,
    body: z.object({ ...seen, alasan: reason }),
    answer: answers(detail),
  }),
}
