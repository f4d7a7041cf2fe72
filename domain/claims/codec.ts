import { allowed, type EnglishOf, list, nullable, record } from '../codec.ts'
import { claimAnswer, claimState, faultKind } from './claim.ts'
import type {
  WireClaim,
  WireClaimableLine,
  WireClaimableShipment,
  WireClaimForm,
  WireClaimHappening,
  WireClaimPage,
  WireClaimPhoto,
  WireClaimRow,
  WireClaimSummary,
  WireOrderClaims,
} from './contract.ts'

export const claimPhoto = record<WireClaimPhoto>()({ id: 'foto_id', name: 'nama' })
export type ClaimPhoto = EnglishOf<typeof claimPhoto>

const row = record<WireClaimRow>()({
  position: 'posisi',
  name: 'produk_nama',
  packLabel: 'produk_kemasan',
  unit: 'produk_satuan',
  lot: 'lot',
  kind: ['masalah', faultKind],
  kindLabel: 'masalah_nama',
  units: 'jumlah',
})
export type ClaimRow = EnglishOf<typeof row>

const happening = record<WireClaimHappening>()({
  text: 'keterangan',
  by: 'oleh',
  at: 'waktu',
  reason: 'alasan',
  photos: ['foto', list(claimPhoto)],
})

const summaryFields = {
  id: 'klaim_id',
  number: 'nomor',
  orderId: 'transaksi_id',
  orderNumber: 'transaksi_nomor',
  partnerName: 'mitra_nama',
  state: ['status', claimState],
  stateLabel: 'status_nama',
  answer: ['jawaban', nullable(claimAnswer)],
  waitsFor: 'menunggu',
  submittedAt: 'diajukan',
  answerBy: 'jawab_sampai',
  buyerBy: 'pembeli_sampai',
  isLate: 'lewat',
  firstProduct: 'produk_nama',
  rowCount: 'jumlah_baris',
} as const

/** A claim in a list. */
export const claimSummary = record<WireClaimSummary>()(summaryFields)
export type ClaimSummary = EnglishOf<typeof claimSummary>

const can = record<WireClaim['can']>()({
  withdraw: ['tarik', allowed],
  contest: ['bantah', allowed],
  acceptRefusal: ['terima_penolakan', allowed],
  replace: ['pengganti', allowed],
  credit: ['nota_kredit', allowed],
  refuse: ['tolak', allowed],
  sendReplacement: ['kirim', allowed],
  takeBack: ['retur', allowed],
})

/** A claim in full, with what its reader may do now [CLAIM-1]. */
export const claim = record<WireClaim>()({
  ...summaryFields,
  version: 'versi',
  shipmentId: 'kiriman_id',
  part: 'kiriman_ke',
  description: 'uraian',
  rows: ['baris', list(row)],
  wantsReturn: 'minta_retur',
  creditWorth: 'nilai_kredit',
  creditNote: [
    'nota_kredit',
    nullable(record<NonNullable<WireClaim['nota_kredit']>>()({ id: 'dokumen_id', number: 'nomor', total: 'total' })),
  ],
  replacement: [
    'pengganti',
    nullable(record<NonNullable<WireClaim['pengganti']>>()({ shipmentId: 'kiriman_id', deliveryNote: 'surat_jalan' })),
  ],
  history: ['riwayat', list(happening)],
  can: ['can', can],
})
export type ClaimView = EnglishOf<typeof claim>

export const claimPage = record<WireClaimPage>()({
  claims: ['klaim', list(claimSummary)],
  total: 'total',
  page: 'halaman',
  perPage: 'per_halaman',
  counts: 'jumlah',
})
export type ClaimPage = EnglishOf<typeof claimPage>

const claimableShipment = record<WireClaimableShipment>()({
  id: 'kiriman_id',
  part: 'ke',
  until: 'sampai',
  claim: ['ajukan', allowed],
})
export type ClaimableShipment = EnglishOf<typeof claimableShipment>

/** The claims of an order, and its shipments that may be claimed. */
export const orderClaims = record<WireOrderClaims>()({
  shipments: ['kiriman', list(claimableShipment)],
  claims: ['klaim', list(claimSummary)],
})
export type OrderClaims = EnglishOf<typeof orderClaims>

const claimableLine = record<WireClaimableLine>()({
  position: 'posisi',
  name: 'produk_nama',
  packLabel: 'produk_kemasan',
  unit: 'produk_satuan',
  sent: 'dikirim',
  received: 'diterima',
  shortage: 'sisa_kurang',
  faulty: 'sisa_diterima',
  lots: ['lot', list(record<WireClaimableLine['lot'][number]>()({ number: 'nomor', units: 'sisa' }))],
})

/** What may be claimed of a shipment. */
export const claimForm = record<WireClaimForm>()({
  shipmentId: 'kiriman_id',
  part: 'ke',
  until: 'sampai',
  lines: ['baris', list(claimableLine)],
})
export type ClaimForm = EnglishOf<typeof claimForm>
