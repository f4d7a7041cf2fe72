import { auditAct } from '../audit/acts.ts'
import { productStatus } from '../catalogue/codec.ts'
import { allowed, counts, type EnglishOf, list, nullable, record } from '../codec.ts'
import { complaintState } from './complaint.ts'
import type {
  WireComplaint,
  WireDeskBan,
  WireOverseenProduct,
  WireOverseenProducts,
  WireProductAct,
  WireProductDesk,
} from './contract-admin.ts'
import { complaintReason } from './reason.ts'
import { waitingFor } from './waiting.ts'

const listed = record<WireOverseenProduct>()({
  id: 'produk_id',
  name: 'produk_nama',
  picture: 'produk_foto',
  sku: 'produk_sku',
  packLabel: 'produk_kemasan',
  sellerName: 'seller_nama',
  sellerUsername: 'seller_username',
  status: ['status', productStatus],
  complaints: 'laporan',
  askedAt: 'diminta',
})
export type OverseenProduct = EnglishOf<typeof listed>

/** A page of all products [ADM-3]. */
export const overseenProducts = record<WireOverseenProducts>()({
  products: ['produk', list(listed)],
  next: 'berikutnya',
  counts: ['jumlah', counts(waitingFor)],
})

const complaint = record<WireComplaint>()({
  id: 'laporan_id',
  reason: ['alasan', complaintReason],
  text: 'keterangan',
  reporter: 'pelapor',
  company: 'perusahaan',
  at: 'waktu',
  state: ['status', complaintState],
  answer: 'jawaban',
})
export type SeenComplaint = EnglishOf<typeof complaint>

const ban = record<WireDeskBan>()({
  version: 'versi',
  reason: 'alasan',
  since: 'sejak',
  askedAt: 'diminta',
  note: 'catatan',
  can: ['can', record<WireDeskBan['can']>()({ lift: ['pulihkan', allowed], keep: ['tetap', allowed] })],
})
export type DeskBan = EnglishOf<typeof ban>

/** A product at the administrators [ADM-3]. */
export const productDesk = record<WireProductDesk>()({
  id: 'produk_id',
  code: 'produk_id_url',
  name: 'produk_nama',
  picture: 'produk_foto',
  sku: 'produk_sku',
  packLabel: 'produk_kemasan',
  grade: 'produk_grade',
  maker: 'produk_produsen',
  origin: 'produk_origin',
  description: 'produk_deskripsi',
  importantInfo: 'produk_info_penting',
  materialName: 'bahan_nama',
  materialSlug: 'bahan_slug',
  sellerId: 'seller_id',
  sellerName: 'seller_nama',
  sellerUsername: 'seller_username',
  version: 'versi',
  status: ['status', productStatus],
  complaints: ['laporan', list(complaint)],
  ban: ['penurunan', nullable(ban)],
  history: [
    'riwayat',
    list(record<WireProductAct>()({ at: 'waktu', act: ['tindakan', auditAct], by: 'oleh', reason: 'alasan' })),
  ],
  can: ['can', record<WireProductDesk['can']>()({ ban: ['turunkan', allowed], dismiss: ['abaikan', allowed] })],
})
export type ProductDesk = EnglishOf<typeof productDesk>
