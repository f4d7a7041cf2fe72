import { z } from 'zod'
import { instant } from '#domain/fields.ts'
import { wire, wireWords } from '#domain/wire.ts'
import { allowed } from '#domain/wire-fields.ts'
import type { ClaimAnswer, ClaimState, FaultKind } from './claim.ts'

export const faultWords = {
  shortage: 'kurang',
  damage: 'rusak',
  off_spec: 'tidak_sesuai',
} as const satisfies Words<FaultKind>

type Words<Word extends string> = Record<Word, string>

const answerWords = {
  replacement: 'pengganti',
  credit_note: 'nota_kredit',
  refusal: 'ditolak',
} as const satisfies Words<ClaimAnswer>

const stateWords = {
  submitted: 'diajukan',
  contested: 'dibantah',
  refused: 'ditolak',
  replacing: 'pengganti_disiapkan',
  replacement_sent: 'pengganti_dikirim',
  returning: 'menunggu_retur',
  done: 'selesai',
  withdrawn: 'ditarik',
} as const satisfies Words<ClaimState>

export const photo = z.object({ id: wire('foto_id', z.string()), name: wire('nama', z.string()) })

export type ClaimPhoto = z.infer<typeof photo>

const row = z.object({
  position: wire('posisi', z.number().int()),
  name: wire('produk_nama', z.string()),
  packLabel: wire('produk_kemasan', z.string()),
  unit: wire('produk_satuan', z.string()),
  /** Null: from no lot. */
  lot: z.string().nullable(),
  kind: wire('masalah', wireWords(faultWords)),
  kindLabel: wire('masalah_nama', z.string()),
  units: wire('jumlah', z.string()),
})

export type ClaimRow = z.infer<typeof row>

const happening = z.object({
  text: wire('keterangan', z.string()),
  by: wire('oleh', z.string()),
  at: wire('waktu', instant),
  reason: wire('alasan', z.string().nullable()),
  photos: wire('foto', z.array(photo)),
})

const summary = z.object({
  id: wire('klaim_id', z.string()),
  number: wire('nomor', z.string()),
  orderId: wire('transaksi_id', z.string()),
  orderNumber: wire('transaksi_nomor', z.string()),
  partnerName: wire('mitra_nama', z.string()),
  state: wire('status', wireWords(stateWords)),
  stateLabel: wire('status_nama', z.string()),
  answer: wire('jawaban', wireWords(answerWords).nullable()),
  waitsFor: wire('menunggu', z.enum(['seller', 'buyer']).nullable()),
  submittedAt: wire('diajukan', instant),
  /** Until when the seller answers; null once it has. */
  answerBy: wire('jawab_sampai', instant.nullable()),
  /** Until when the buyer contests a refusal or confirms a replacement, before the system closes or confirms; else null. */
  buyerBy: wire('pembeli_sampai', instant.nullable()),
  isLate: wire('lewat', z.boolean()),
  /** The first product, and how many rows there are. */
  firstProduct: wire('produk_nama', z.string()),
  rowCount: wire('jumlah_baris', z.number().int()),
})

/** A claim in a list. */
export type ClaimSummary = z.infer<typeof summary>

export const detail = summary.extend({
  version: wire('versi', z.number().int()),
  shipmentId: wire('kiriman_id', z.string()),
  sequence: wire('kiriman_ke', z.number().int()),
  description: wire('uraian', z.string()),
  rows: wire('baris', z.array(row)),
  wantsReturn: wire('minta_retur', z.boolean()),
  /** The amount of a nota kredit; null where the reader issues none. */
  creditWorth: wire('nilai_kredit', z.string().nullable()),
  creditNote: wire(
    'nota_kredit',
    z.object({ id: wire('dokumen_id', z.string()), number: wire('nomor', z.string()), total: z.string() }).nullable(),
  ),
  replacement: wire(
    'pengganti',
    z
      .object({
        shipmentId: wire('kiriman_id', z.string()),
        deliveryNote: wire('surat_jalan', z.string().nullable()),
      })
      .nullable(),
  ),
  history: wire('riwayat', z.array(happening)),
  can: z.object({
    withdraw: wire('tarik', allowed),
    contest: wire('bantah', allowed),
    acceptRefusal: wire('terima_penolakan', allowed),
    replace: wire('pengganti', allowed),
    credit: wire('nota_kredit', allowed),
    refuse: wire('tolak', allowed),
    sendReplacement: wire('kirim', allowed),
    takeBack: wire('retur', allowed),
  }),
})

/** A claim in full, with what its reader may do now [CLAIM-1]. */
export type ClaimView = z.infer<typeof detail>

export const claimPage = z.object({
  claims: wire('klaim', z.array(summary)),
  total: z.number().int(),
  page: wire('halaman', z.number().int()),
  perPage: wire('per_halaman', z.number().int()),
  counts: wire(
    'jumlah',
    z.object({
      all: wire('semua', z.number().int()),
      seller: z.number().int(),
      buyer: wire('pembeli', z.number().int()),
      over: wire('selesai', z.number().int()),
    }),
  ),
})

export type ClaimPage = z.infer<typeof claimPage>

const claimableShipment = z.object({
  id: wire('kiriman_id', z.string()),
  sequence: wire('ke', z.number().int()),
  /** The deadline for claims; null where it was never announced. */
  until: wire('sampai', instant.nullable()),
  claim: wire('ajukan', allowed),
})

export type ClaimableShipment = z.infer<typeof claimableShipment>

export const ofOrder = z.object({
  shipments: wire('kiriman', z.array(claimableShipment)),
  claims: wire('klaim', z.array(summary)),
})

/** The claims of an order, and its shipments that may be claimed. */
export type OrderClaims = z.infer<typeof ofOrder>

const claimableLine = z.object({
  position: wire('posisi', z.number().int()),
  name: wire('produk_nama', z.string()),
  packLabel: wire('produk_kemasan', z.string()),
  unit: wire('produk_satuan', z.string()),
  sent: wire('dikirim', z.string()),
  received: wire('diterima', z.string()),
  /** Of what did not arrive, and of what did: what is not claimed yet. */
  shortage: wire('sisa_kurang', z.string()),
  faulty: wire('sisa_diterima', z.string()),
  /** Where it came from; null: from no lot. */
  lots: wire(
    'lot',
    z.array(z.object({ number: wire('nomor', z.string().nullable()), units: wire('sisa', z.string()) })),
  ),
})

export const form = z.object({
  shipmentId: wire('kiriman_id', z.string()),
  sequence: wire('ke', z.number().int()),
  until: wire('sampai', instant),
  lines: wire('baris', z.array(claimableLine)),
})

/** The claimable lines of a shipment. */
export type ClaimForm = z.infer<typeof form>
