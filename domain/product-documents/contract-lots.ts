import { z } from 'zod'
import { answers, defineCall, defineDownload, defineUpload, done } from '../call.ts'
import { previewBody } from '../catalogue/contract-preview.ts'
import { day, idText, keyword, page, pageSize, productId, wholeNumber } from '../fields.ts'
import { wire, wireWords } from '../wire.ts'
import { lotFilters } from './language.ts'
import { readersWord } from './readers.ts'

const certificate = z.object({
  id: wire('dokumen_id', z.string()),
  /** Where the file is read, below the site's own address. */
  address: wire('alamat', z.string()),
  fileName: wire('nama_berkas', z.string()),
  validUntil: wire('berlaku_sampai', z.string().nullable()),
  expired: wire('kedaluwarsa', z.boolean()),
  readers: wire('pembaca', wireWords(readersWord.names)),
})

const lot = z.object({
  id: wire('lot_id', z.number().int()),
  number: wire('lot', z.string()),
  productId: wire('produk_id', z.number().int()),
  productName: wire('produk_nama', z.string()),
  unit: wire('satuan', z.string()),
  left: wire('sisa', z.string()),
  /** Last day of the lot itself. */
  expiresOn: wire('akhir', z.string().nullable()),
  certificate: wire('coa', certificate.nullable()),
})
export type CertifiedLot = z.infer<typeof lot>

const lots = z.object({ lots: wire('lot', z.array(lot)), total: z.number().int() })

const offered = z.object({
  id: wire('dokumen_id', z.string()),
  lot: z.string(),
  validUntil: wire('berlaku_sampai', z.string().nullable()),
  expired: wire('kedaluwarsa', z.boolean()),
  /** Null where the viewer may not read it. */
  address: wire('alamat', z.string().nullable()),
})
/** The CoA of a lot as buyers see it. */
export type OfferedCertificate = z.infer<typeof offered>

const lotId = wholeNumber('Lot tidak valid.', { least: 1, most: 2_147_483_647 })
const manage = { access: 'seller', permission: 'documents.manage' } as const

/** Certificates of analysis by lot [DOC-2]. */
export const lotCertificateCalls = {
  lots: defineCall({
    path: 'pusat-seller/dokumen/lot/daftar',
    summary: 'The lots of the shop with their CoA, those that were received last first',
    ...manage,
    body: z.object({
      keyword: keyword.optional(),
      filter: wire('saring', z.enum(lotFilters, { error: 'Filter tidak dikenal.' }).default('semua')),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
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
      lotId: wire('lot_id', lotId),
      validUntil: wire('berlaku_sampai', day.optional()),
      readers: wire('pembaca', wireWords(readersWord.names, { error: 'Pilih siapa yang boleh membaca.' })),
    }),
    answer: done,
  }),
  withdraw: defineCall({
    path: 'pusat-seller/dokumen/lot/tarik',
    summary: 'Withdraw the CoA of a lot with those it replaced; nobody can read them any more',
    ...manage,
    body: z.object({ id: wire('dokumen_id', idText) }),
    answer: done,
  }),
  offered: defineCall({
    path: 'produk/dokumen/lot/daftar',
    summary: 'The CoA of the lots of a product that are in stock',
    access: 'visitor',
    fromReplica: true,
    body: z.object({ productId: wire('produk_id', productId) }),
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
    body: z.object({ id: wire('dokumen_id', idText) }),
  }),
}
