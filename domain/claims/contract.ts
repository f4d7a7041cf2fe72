import { z } from 'zod'
import { answers, defineCall, defineDownload, defineUpload } from '#domain/call.ts'
import { nameText, requiredText } from '#domain/companies/fields.ts'
import { idText, page, pageSize, requestKey, units, version, wholeNumber } from '#domain/fields.ts'
import { LARGEST_PHOTO, photoKinds } from '#domain/files/file.ts'
import { LONGEST, MOST } from '#domain/limits.ts'
import { wire, wireWords } from '#domain/wire.ts'
import { claimScopes } from './claim.ts'
import { claimPage, detail, faultWords, form, ofOrder, photo } from './shapes.ts'

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

const expected = { ...oneClaim, version: wire('versi', version) }

const reason = wire('alasan', requiredText('Alasan', LONGEST.claimText))

const ofShipment = { shipmentId: wire('kiriman_id', idText) }

const onePhoto = { photoId: wire('foto_id', idText) }

const note = z
  .string()
  .trim()
  .max(LONGEST.claimText, { error: `Catatan paling panjang ${LONGEST.claimText} karakter.` })
  .nullish()

const answering = {
  ...expected,
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
    body: z.object(expected),
    answer: answers(detail),
  }),
  contest: defineCall({
    path: 'klaim/bantah',
    summary: 'The buyer answers a refusal, once, with what it has to add',
    ...receiver,
    body: z.object({ ...expected, reason, photoIds: wire('foto', photos) }),
    answer: answers(detail),
  }),
  acceptRefusal: defineCall({
    path: 'klaim/terima-penolakan',
    summary: 'The buyer accepts a refusal, which closes the claim at once',
    ...receiver,
    body: z.object(expected),
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

/** Calls by which sellers read and answer claims. */
export const sellerClaimCalls = {
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
    body: z.object({ ...expected, reason }),
    answer: answers(detail),
  }),
  send: defineCall({
    path: 'pusat-seller/klaim/kirim',
    summary: 'The replacement goes out of the lots that expire first, with a surat jalan and without an invoice',
    access: 'seller',
    permission: 'sales.ship',
    body: z.object({
      ...expected,
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
    body: z.object(expected),
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
