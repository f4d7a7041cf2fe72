import { z } from 'zod'
import { answers, defineCall, defineDownload, defineUpload } from '../call.ts'
import { nameText, requiredText } from '../companies/fields.ts'
import { allowed, idText, instant, page, pageSize, requestKey, units, version, wholeNumber } from '../fields.ts'
import { LARGEST_PHOTO, photoKinds } from '../file.ts'
import { LONGEST, MOST } from '../limits.ts'
import { claimAnswer, claimState, faultKind } from './claim.ts'
import { claimScopes } from './scopes.ts'

const photo = z.object({ foto_id: z.string(), nama: z.string() })
export type WireClaimPhoto = z.infer<typeof photo>

const row = z.object({
  posisi: z.number().int(),
  produk_nama: z.string(),
  produk_kemasan: z.string(),
  produk_satuan: z.string(),
  /** Null: from no lot. */
  lot: z.string().nullable(),
  masalah: z.enum(faultKind.names),
  masalah_nama: z.string(),
  jumlah: z.string(),
})
export type WireClaimRow = z.infer<typeof row>

const happening = z.object({
  keterangan: z.string(),
  oleh: z.string(),
  waktu: instant,
  alasan: z.string().nullable(),
  foto: z.array(photo),
})
export type WireClaimHappening = z.infer<typeof happening>

const summary = z.object({
  klaim_id: z.string(),
  nomor: z.string(),
  transaksi_id: z.string(),
  transaksi_nomor: z.string(),
  mitra_nama: z.string(),
  status: z.enum(claimState.names),
  status_nama: z.string(),
  jawaban: z.enum(claimAnswer.names).nullable(),
  menunggu: z.enum(['seller', 'buyer']).nullable(),
  diajukan: instant,
  /** Until when the seller answers; null once it has. */
  jawab_sampai: instant.nullable(),
  /** Until when the buyer contests a refusal or confirms a replacement, before the system closes or confirms; else null. */
  pembeli_sampai: instant.nullable(),
  lewat: z.boolean(),
  /** The first product, and how many rows there are. */
  produk_nama: z.string(),
  jumlah_baris: z.number().int(),
})
export type WireClaimSummary = z.infer<typeof summary>

const detail = summary.extend({
  versi: z.number().int(),
  kiriman_id: z.string(),
  kiriman_ke: z.number().int(),
  uraian: z.string(),
  baris: z.array(row),
  minta_retur: z.boolean(),
  /** What a nota kredit would come to; null where the reader issues none. */
  nilai_kredit: z.string().nullable(),
  nota_kredit: z.object({ dokumen_id: z.string(), nomor: z.string(), total: z.string() }).nullable(),
  pengganti: z.object({ kiriman_id: z.string(), surat_jalan: z.string().nullable() }).nullable(),
  riwayat: z.array(happening),
  can: z.object({
    tarik: allowed,
    bantah: allowed,
    terima_penolakan: allowed,
    pengganti: allowed,
    nota_kredit: allowed,
    tolak: allowed,
    kirim: allowed,
    retur: allowed,
  }),
})
export type WireClaim = z.infer<typeof detail>

const claimPage = z.object({
  klaim: z.array(summary),
  total: z.number().int(),
  halaman: z.number().int(),
  per_halaman: z.number().int(),
  jumlah: z.object({
    semua: z.number().int(),
    seller: z.number().int(),
    pembeli: z.number().int(),
    selesai: z.number().int(),
  }),
})
export type WireClaimPage = z.infer<typeof claimPage>

const claimableShipment = z.object({
  kiriman_id: z.string(),
  ke: z.number().int(),
  /** Until when it may be claimed; null where that was never told. */
  sampai: instant.nullable(),
  ajukan: allowed,
})
export type WireClaimableShipment = z.infer<typeof claimableShipment>

const ofOrder = z.object({ kiriman: z.array(claimableShipment), klaim: z.array(summary) })
export type WireOrderClaims = z.infer<typeof ofOrder>

const claimableLine = z.object({
  posisi: z.number().int(),
  produk_nama: z.string(),
  produk_kemasan: z.string(),
  produk_satuan: z.string(),
  dikirim: z.string(),
  diterima: z.string(),
  /** Of what did not arrive, and of what did: what is not claimed yet. */
  sisa_kurang: z.string(),
  sisa_diterima: z.string(),
  /** Where it came from; null: from no lot. */
  lot: z.array(z.object({ nomor: z.string().nullable(), sisa: z.string() })),
})
export type WireClaimableLine = z.infer<typeof claimableLine>

const form = z.object({
  kiriman_id: z.string(),
  ke: z.number().int(),
  sampai: instant,
  baris: z.array(claimableLine),
})
export type WireClaimForm = z.infer<typeof form>

const photos = z
  .array(idText, { error: 'Foto tidak sesuai.' })
  .max(MOST.claimPhotos, { error: `Paling banyak ${MOST.claimPhotos} foto.` })
  .refine((ids) => new Set(ids).size === ids.length, { error: 'Setiap foto hanya boleh disebut sekali.' })

const position = wholeNumber('Baris tidak dikenal.', { least: 1, most: 32_767 })
const rows = z
  .array(
    z.object({
      posisi: position,
      lot: z
        .string()
        .trim()
        .max(LONGEST.lotNumber, { error: `Nomor lot paling panjang ${LONGEST.lotNumber} karakter.` })
        .nullish(),
      masalah: z.enum(faultKind.names, { error: 'Masalah tidak dikenal.' }),
      jumlah: units,
    }),
    { error: 'Baris klaim tidak sesuai.' },
  )
  .max(MOST.shipmentRows, { error: `Paling banyak ${MOST.shipmentRows} baris dalam satu klaim.` })

const oneClaim = { klaim_id: idText }
const seen = { ...oneClaim, versi: version }
const note = z
  .string()
  .trim()
  .max(LONGEST.claimText, { error: `Catatan paling panjang ${LONGEST.claimText} karakter.` })
  .nullish()
const answering = { ...seen, catatan: note, retur: z.boolean({ error: 'Pilih apakah barang diminta kembali.' }) }
const wanted = { saring: z.enum(claimScopes).default('semua'), halaman: page, per_halaman: pageSize }

const buyer = { access: 'buyer', permission: 'order.read' } as const
const receiver = { access: 'buyer', permission: 'order.receive' } as const
const seller = { access: 'seller', permission: 'sales.read' } as const

/** Claims about goods that were received [CLAIM-1]. */
export const claimCalls = {
  ofOrder: defineCall({
    path: 'klaim/pesanan',
    summary: 'The claims of an order, and which of its shipments may be claimed until when',
    ...buyer,
    body: z.object({ transaksi_id: idText }),
    answer: answers(ofOrder),
  }),
  list: defineCall({
    path: 'klaim/daftar',
    summary: "The buyer company's claims, the newest first",
    ...buyer,
    body: z.object(wanted),
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
    body: z.object({ kiriman_id: idText }),
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
    body: z.object({ kiriman_id: idText }),
    answer: answers(photo),
  }),
  submit: defineCall({
    path: 'klaim/ajukan',
    summary: 'The buyer reports shortage, damage or off-spec goods; the same key claims once',
    ...receiver,
    body: z.object({
      kiriman_id: idText,
      baris: rows,
      uraian: requiredText('Uraian', LONGEST.claimText),
      foto: photos,
      kunci: requestKey,
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
    body: z.object({ ...seen, alasan: requiredText('Alasan', LONGEST.claimText), foto: photos }),
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
    body: z.object({ foto_id: idText }),
  }),
}

/** The same for sellers, who answer them. */
export const claimDeskCalls = {
  ofOrder: defineCall({
    path: 'pusat-seller/klaim/pesanan',
    summary: 'The claims of an order',
    ...seller,
    body: z.object({ transaksi_id: idText }),
    answer: answers(ofOrder),
  }),
  list: defineCall({
    path: 'pusat-seller/klaim/daftar',
    summary: "The claims of the seller's customers, the newest first",
    ...seller,
    body: z.object(wanted),
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
    body: z.object({ ...seen, alasan: requiredText('Alasan', LONGEST.claimText) }),
    answer: answers(detail),
  }),
  send: defineCall({
    path: 'pusat-seller/klaim/kirim',
    summary: 'The replacement goes out of the lots that expire first, with a surat jalan and without an invoice',
    access: 'seller',
    permission: 'sales.ship',
    body: z.object({
      ...seen,
      kurir: nameText('Kurir', LONGEST.carrier),
      resi: z
        .string()
        .trim()
        .max(LONGEST.trackingNumber, { error: `Nomor resi paling panjang ${LONGEST.trackingNumber} karakter.` })
        .nullish(),
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
    body: z.object({ foto_id: idText }),
  }),
}
