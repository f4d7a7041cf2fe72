import { z } from 'zod'
import { LARGEST_PHOTO, photoKinds } from '#domain/files/file.ts'
import { answers, defineCall, defineDownload, defineUpload } from '../call.ts'
import { nameText, requiredText } from '../companies/fields.ts'
import { idText, instant, page, pageSize, requestKey, units, version, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { type ClaimAnswer, type ClaimState, claimScopes, type FaultKind } from './claim.ts'

const faultWords = { shortage: 'kurang', damage: 'rusak', off_spec: 'tidak_sesuai' } as const satisfies Words<FaultKind>
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
type Words<Word extends string> = Record<Word, string>

const photo = z.object({ id: wire('foto_id', z.string()), name: wire('nama', z.string()) })
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

const detail = summary.extend({
  version: wire('versi', z.number().int()),
  shipmentId: wire('kiriman_id', z.string()),
  part: wire('kiriman_ke', z.number().int()),
  description: wire('uraian', z.string()),
  rows: wire('baris', z.array(row)),
  wantsReturn: wire('minta_retur', z.boolean()),
  /** What a nota kredit would come to; null where the reader issues none. */
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

const claimPage = z.object({
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
  part: wire('ke', z.number().int()),
  /** Until when it may be claimed; null where that was never told. */
  until: wire('sampai', instant.nullable()),
  claim: wire('ajukan', allowed),
})
export type ClaimableShipment = z.infer<typeof claimableShipment>

const ofOrder = z.object({
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

const form = z.object({
  shipmentId: wire('kiriman_id', z.string()),
  part: wire('ke', z.number().int()),
  until: wire('sampai', instant),
  lines: wire('baris', z.array(claimableLine)),
})
/** What may be claimed of a shipment. */
export type ClaimForm = z.infer<typeof form>

const photos = z
  .array(idText, { error: 'Foto tidak sesuai.' })
  .max(MOST.claimPhotos, { error: `Paling banyak ${MOST.claimPhotos} foto.` })
  .refine((ids) => new Set(ids).size === ids.length, { error: 'Setiap foto hanya boleh disebut sekali.' })

const position = wholeNumber('Baris tidak dikenal.', { least: 1, most: 32_767 })
const rows = z
  .array(
    z.object({
      position: wire('posisi', position),
      lot: z
        .string()
        .trim()
        .max(LONGEST.lotNumber, { error: `Nomor lot paling panjang ${LONGEST.lotNumber} karakter.` })
        .nullish(),
      kind: wire('masalah', wireWords(faultWords, { error: 'Masalah tidak dikenal.' })),
      units: wire('jumlah', units),
    }),
    { error: 'Baris klaim tidak sesuai.' },
  )
  .max(MOST.shipmentRows, { error: `Paling banyak ${MOST.shipmentRows} baris dalam satu klaim.` })

const oneClaim = { id: wire('klaim_id', idText) }
const seen = { ...oneClaim, version: wire('versi', version) }
const reason = wire('alasan', requiredText('Alasan', LONGEST.claimText))
const ofShipment = { shipmentId: wire('kiriman_id', idText) }
const onePhoto = { photoId: wire('foto_id', idText) }
const note = z
  .string()
  .trim()
  .max(LONGEST.claimText, { error: `Catatan paling panjang ${LONGEST.claimText} karakter.` })
  .nullish()
const answering = {
  ...seen,
  note: wire('catatan', note),
  wantsReturn: wire('retur', z.boolean({ error: 'Pilih apakah barang diminta kembali.' })),
}
const listed = {
  scope: wire('saring', wireWords(claimScopes.names).default('all')),
  page: wire('halaman', page),
  perPage: wire('per_halaman', pageSize),
}

const buyer = { access: 'buyer', permission: 'order.read' } as const
const receiver = { access: 'buyer', permission: 'order.receive' } as const
const seller = { access: 'seller', permission: 'sales.read' } as const

/** Claims about goods that were received [CLAIM-1]. */
export const claimCalls = {
  ofOrder: defineCall({
    path: 'klaim/pesanan',
    summary: 'The claims of an order, and which of its shipments may be claimed until when',
    ...buyer,
    body: z.object({ orderId: wire('transaksi_id', idText) }),
    answer: answers(ofOrder),
  }),
  list: defineCall({
    path: 'klaim/daftar',
    summary: "The buyer company's claims, the newest first",
    ...buyer,
    body: z.object(listed),
    answer: answers(claimPage),
  }),
  detail: defineCall({
    path: 'klaim/detail',
    summary: 'One claim with its rows, photos and history',
    ...buyer,
    body: z.object(oneClaim),
    answer: answers(detail),
  }),
  form: defineCall({
    path: 'klaim/isian',
    summary: 'What may be claimed of a shipment that was received, by line and lot',
    ...receiver,
    body: z.object(ofShipment),
    answer: answers(form),
  }),
  addPhoto: defineUpload({
    path: 'klaim/foto/unggah',
    summary: 'A photo for a claim about a shipment; gone after a day where no claim has it',
    ...receiver,
    limit: { max: 60, seconds: 60 },
    limitByPerson: { max: 60, seconds: 60 },
    takesKinds: photoKinds,
    largestFile: LARGEST_PHOTO,
    body: z.object(ofShipment),
    answer: answers(photo),
  }),
  submit: defineCall({
    path: 'klaim/ajukan',
    summary: 'The buyer reports shortage, damage or off-spec goods; the same key claims once',
    ...receiver,
    body: z.object({
      ...ofShipment,
      rows: wire('baris', rows),
      description: wire('uraian', requiredText('Uraian', LONGEST.claimText)),
      photoIds: wire('foto', photos),
      key: wire('kunci', requestKey),
    }),
    answer: answers(detail),
  }),
  withdraw: defineCall({
    path: 'klaim/tarik',
    summary: 'The buyer takes a claim back that is not answered',
    ...receiver,
    body: z.object(seen),
    answer: answers(detail),
  }),
  contest: defineCall({
    path: 'klaim/bantah',
    summary: 'The buyer answers a refusal, once, with what it has to add',
    ...receiver,
    body: z.object({ ...seen, reason, photoIds: wire('foto', photos) }),
    answer: answers(detail),
  }),
  acceptRefusal: defineCall({
    path: 'klaim/terima-penolakan',
    summary: 'The buyer accepts a refusal, which closes the claim at once',
    ...receiver,
    body: z.object(seen),
    answer: answers(detail),
  }),
  photo: defineDownload({
    path: 'klaim/foto',
    summary: "A photo of one of the buyer company's claims",
    ...buyer,
    limit: { max: 300, seconds: 60 },
    body: z.object(onePhoto),
  }),
}

/** The same for sellers, who answer them. */
export const claimDeskCalls = {
  ofOrder: defineCall({
    path: 'pusat-seller/klaim/pesanan',
    summary: 'The claims of an order',
    ...seller,
    body: z.object({ orderId: wire('transaksi_id', idText) }),
    answer: answers(ofOrder),
  }),
  list: defineCall({
    path: 'pusat-seller/klaim/daftar',
    summary: "The claims of the seller's customers, the newest first",
    ...seller,
    body: z.object(listed),
    answer: answers(claimPage),
  }),
  detail: defineCall({
    path: 'pusat-seller/klaim/detail',
    summary: 'One claim with its rows, photos and history',
    ...seller,
    body: z.object(oneClaim),
    answer: answers(detail),
  }),
  replace: defineCall({
    path: 'pusat-seller/klaim/pengganti',
    summary: 'The seller will replace what was claimed',
    access: 'seller',
    permission: 'sales.confirm',
    body: z.object(answering),
    answer: answers(detail),
  }),
  credit: defineCall({
    path: 'pusat-seller/klaim/nota-kredit',
    summary: 'The seller credits what was claimed: nota kredit, receivable, tax and points follow',
    access: 'seller',
    permission: 'sales.cancel',
    body: z.object(answering),
    answer: answers(detail),
  }),
  refuse: defineCall({
    path: 'pusat-seller/klaim/tolak',
    summary: 'The seller refuses a claim with a reason',
    access: 'seller',
    permission: 'sales.confirm',
    body: z.object({ ...seen, reason }),
    answer: answers(detail),
  }),
  send: defineCall({
    path: 'pusat-seller/klaim/kirim',
    summary: 'The replacement goes out of the lots that expire first, with a surat jalan and without an invoice',
    access: 'seller',
    permission: 'sales.ship',
    body: z.object({
      ...seen,
      carrier: wire('kurir', nameText('Kurir', LONGEST.carrier)),
      trackingNumber: wire(
        'resi',
        z
          .string()
          .trim()
          .max(LONGEST.trackingNumber, { error: `Nomor resi paling panjang ${LONGEST.trackingNumber} karakter.` })
          .nullish(),
      ),
    }),
    answer: answers(detail),
  }),
  takeBack: defineCall({
    path: 'pusat-seller/klaim/retur',
    summary: 'The goods that were wanted back have come',
    access: 'seller',
    permission: 'sales.ship',
    body: z.object(seen),
    answer: answers(detail),
  }),
  photo: defineDownload({
    path: 'pusat-seller/klaim/foto',
    summary: 'A photo of a claim of one of its customers',
    ...seller,
    limit: { max: 300, seconds: 60 },
    body: z.object(onePhoto),
  }),
}
