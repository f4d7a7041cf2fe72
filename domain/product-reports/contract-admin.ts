import { z } from 'zod'
import { auditAct } from '../audit/acts.ts'
import { answers, defineCall } from '../call.ts'
import { productStatus } from '../catalogue/product-status.ts'
import { idText, instant, keyword, pageSize, productId, version } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { complaintReason } from './reason.ts'
import { complaintState } from './report.ts'
import { waitingFor } from './waiting.ts'

const listed = z.object({
  id: wire('produk_id', z.number().int()),
  name: wire('produk_nama', z.string()),
  picture: wire('produk_foto', z.string()),
  sku: wire('produk_sku', z.string()),
  packLabel: wire('produk_kemasan', z.string()),
  sellerName: wire('seller_nama', z.string()),
  sellerUsername: wire('seller_username', z.string()),
  status: wireWords(productStatus.names),
  /** Reports that await a decision. */
  complaints: wire('laporan', z.number().int()),
  /** When its seller requested another review; null where it did not. */
  requestedAt: wire('diminta', instant.nullable()),
})
export type OverseenProduct = z.infer<typeof listed>

const products = z.object({
  products: wire('produk', z.array(listed)),
  /** To be sent as `after`; null at the end. */
  next: wire('berikutnya', z.number().int().nullable()),
  /** How many products wait for what. */
  counts: wire('jumlah', z.record(wireWords(waitingFor.names), z.number().int())),
})

const complaint = z.object({
  id: wire('laporan_id', z.string()),
  reason: wire('alasan', wireWords(complaintReason.names)),
  text: wire('keterangan', z.string()),
  reporter: wire('pelapor', z.string()),
  company: wire('perusahaan', z.string()),
  at: wire('waktu', instant),
  state: wire('status', wireWords(complaintState.names)),
  /** The answer to its reporter, where it was dismissed. */
  answer: wire('jawaban', z.string().nullable()),
})
export type ProductReport = z.infer<typeof complaint>

const ban = z.object({
  version: wire('versi', z.number().int()),
  reason: wire('alasan', z.string()),
  since: wire('sejak', instant),
  requestedAt: wire('diminta', instant.nullable()),
  /** The seller's note on the correction. */
  note: wire('catatan', z.string().nullable()),
  can: z.object({ lift: wire('pulihkan', allowed), keep: wire('tetap', allowed) }),
})
export type ReviewedBan = z.infer<typeof ban>

const act = z.object({
  at: wire('waktu', instant),
  act: wire('tindakan', wireWords(auditAct.names)),
  by: wire('oleh', z.string().nullable()),
  reason: wire('alasan', z.string().nullable()),
})

const detail = z.object({
  id: wire('produk_id', z.number().int()),
  code: wire('produk_id_url', z.string()),
  name: wire('produk_nama', z.string()),
  picture: wire('produk_foto', z.string()),
  sku: wire('produk_sku', z.string()),
  packLabel: wire('produk_kemasan', z.string()),
  grade: wire('produk_grade', z.string()),
  maker: wire('produk_produsen', z.string()),
  origin: wire('produk_origin', z.string()),
  description: wire('produk_deskripsi', z.string()),
  importantInfo: wire('produk_info_penting', z.string()),
  materialName: wire('bahan_nama', z.string()),
  materialSlug: wire('bahan_slug', z.string()),
  sellerId: wire('seller_id', z.string()),
  sellerName: wire('seller_nama', z.string()),
  sellerUsername: wire('seller_username', z.string()),
  version: wire('versi', z.number().int()),
  status: wireWords(productStatus.names),
  complaints: wire('laporan', z.array(complaint)),
  /** Null where it is not taken off sale. */
  ban: wire('penurunan', ban.nullable()),
  history: wire('riwayat', z.array(act)),
  can: z.object({ ban: wire('turunkan', allowed), dismiss: wire('abaikan', allowed) }),
})
/** A product at the administrators [ADM-3]. */
export type ReportedProduct = z.infer<typeof detail>

const administrator = { access: 'admin', permission: 'products.oversee' } as const
const reason = z
  .string({ error: 'Alasan harus diisi.' })
  .trim()
  .min(1, { error: 'Alasan harus diisi.' })
  .max(LONGEST.decisionNote, { error: `Alasan paling panjang ${LONGEST.decisionNote} karakter.` })
const expected = { productId: wire('produk_id', productId), version: wire('versi', version) }

/** Every product, as administrators see it, with what is said of it; no price [ADM-3]. */
export const productReviewCalls = {
  list: defineCall({
    path: 'admin/produk/daftar',
    summary: 'Products, the newest first; found by name or SKU, those of one seller, or those that wait for a decision',
    ...administrator,
    body: z.object({
      keyword: keyword.optional(),
      seller: z.string().trim().min(1).max(LONGEST.sellerUsername).optional(),
      status: wireWords(productStatus.names, { error: 'Status produk tidak dikenal.' }).optional(),
      waiting: wire('menunggu', wireWords(waitingFor.names, { error: 'Filter tidak dikenal.' }).optional()),
      after: wire('setelah', productId.nullish()),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(products),
  }),
  detail: defineCall({
    path: 'admin/produk/lihat',
    summary: 'A product with the reports of it, and what administrators did with it',
    ...administrator,
    body: z.object({ productId: wire('produk_id', productId) }),
    answer: answers(detail),
  }),
  dismiss: defineCall({
    path: 'admin/produk/abaikan',
    summary: 'Leave a product on sale that was reported; whoever reported it is told why',
    ...administrator,
    body: z.object({
      productId: wire('produk_id', productId),
      /** The reports that were shown: a later one stays open. */
      complaintIds: wire('laporan', z.array(idText).min(1, { error: 'Tidak ada laporan.' }).max(MOST.complaintsShown)),
      reason: wire('alasan', reason),
    }),
    answer: answers(detail),
  }),
  ban: defineCall({
    path: 'admin/produk/turunkan',
    summary: 'Take a product off sale with a reason for its seller; what is negotiated about it ends',
    ...administrator,
    body: z.object({ ...expected, reason: wire('alasan', reason) }),
    answer: answers(detail),
  }),
  lift: defineCall({
    path: 'admin/produk/pulihkan',
    summary: 'Let a product be sold again; versi is that of its penurunan',
    ...administrator,
    body: z.object(expected),
    answer: answers(detail),
  }),
  keep: defineCall({
    path: 'admin/produk/tetap',
    summary: 'Tell the seller that asked for another look what is still missing; versi is that of its penurunan',
    ...administrator,
    body: z.object({ ...expected, reason: wire('alasan', reason) }),
    answer: answers(detail),
  }),
}
