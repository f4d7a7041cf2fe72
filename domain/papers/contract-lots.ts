import { z } from 'zod'
import { answers, defineCall, defineDownload, defineUpload, done } from '../call.ts'
import { previewBody } from '../catalogue/contract-preview.ts'
import { day, idText, keyword, page, pageSize, productId, wholeNumber } from '../fields.ts'
import { lotFilters } from './language.ts'
import { readersWord } from './readers.ts'

const certificate = z.object({
  dokumen_id: z.string(),
  /** Where the file is read, below the site's own address. */
  alamat: z.string(),
  nama_berkas: z.string(),
  berlaku_sampai: z.string().nullable(),
  kedaluwarsa: z.boolean(),
  pembaca: z.enum(readersWord.names),
})
export type WireLotCertificate = z.infer<typeof certificate>

const lot = z.object({
  lot_id: z.number().int(),
  lot: z.string(),
  produk_id: z.number().int(),
  produk_nama: z.string(),
  satuan: z.string(),
  sisa: z.string(),
  /** Last day of the lot itself. */
  akhir: z.string().nullable(),
  coa: certificate.nullable(),
})
export type WireCertifiedLot = z.infer<typeof lot>

const lots = z.object({ lot: z.array(lot), total: z.number().int() })
export type WireCertifiedLots = z.infer<typeof lots>

const offered = z.object({
  dokumen_id: z.string(),
  lot: z.string(),
  berlaku_sampai: z.string().nullable(),
  kedaluwarsa: z.boolean(),
  /** Null where the viewer may not read it. */
  alamat: z.string().nullable(),
})
export type WireOfferedCertificate = z.infer<typeof offered>

const lotId = wholeNumber('Lot tidak valid.', { least: 1, most: 2_147_483_647 })
const manage = { access: 'seller', permission: 'documents.manage' } as const

/** Certificates of analysis by lot [DOC-2]. */
export const lotPaperCalls = {
  lots: defineCall({
    path: 'pusat-seller/dokumen/lot/daftar',
    summary: 'The lots of the shop with their CoA, those that were received last first',
    ...manage,
    body: z.object({
      keyword: keyword.optional(),
      saring: z.enum(lotFilters, { error: 'Filter tidak dikenal.' }).default('semua'),
      halaman: page,
      per_halaman: pageSize,
    }),
    answer: answers(lots),
  }),
  upload: defineUpload({
    path: 'pusat-seller/dokumen/lot/unggah',
    summary: 'Hand in the CoA of a lot: PDF, JPEG or PNG, at most 5 MB; it takes the place of an earlier one',
    ...manage,
    limit: { max: 60, seconds: 60 },
    limitByPerson: { max: 60, seconds: 60 },
    body: z.object({
      lot_id: lotId,
      berlaku_sampai: day.optional(),
      pembaca: z.enum(readersWord.names, { error: 'Pilih siapa yang boleh membaca.' }),
    }),
    answer: done,
  }),
  withdraw: defineCall({
    path: 'pusat-seller/dokumen/lot/tarik',
    summary: 'Withdraw the CoA of a lot with those it replaced; nobody can read them any more',
    ...manage,
    body: z.object({ dokumen_id: idText }),
    answer: done,
  }),
  offered: defineCall({
    path: 'produk/dokumen/lot/daftar',
    summary: 'The CoA of the lots of a product that are in stock',
    access: 'visitor',
    fromReplica: true,
    body: z.object({ produk_id: productId }),
    answer: answers(z.array(offered)),
  }),
  preview: defineCall({
    path: 'pusat-seller/dokumen/lot/pratinjau',
    summary: "The CoA of the lots of the seller's product, on sale or not, as the viewer named by sebagai finds them",
    access: 'seller',
    permission: 'products.change',
    body: previewBody,
    answer: answers(z.array(offered)),
  }),
  file: defineDownload({
    path: 'produk/dokumen/lot/berkas',
    summary: 'The CoA of a lot, for those who may read it and for companies to which the lot was shipped',
    access: 'visitor',
    body: z.object({ dokumen_id: idText }),
  }),
}
