import { z } from 'zod'
import { answers, defineCall, defineUpload, done } from '../call.ts'
import { previewBody } from '../catalogue/contract-preview.ts'
import { productStatus } from '../catalogue/product-status.ts'
import { day, idText, instant, keyword, page, pageSize, productId, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { documentFacts, kind, slots } from './contract.ts'
import { documentLanguages } from './language.ts'
import { readersWord } from './readers.ts'

const ownDocument = documentFacts.extend({
  kind: wire('jenis', kind),
  fileName: wire('nama_berkas', z.string()),
  uploadedAt: wire('diunggah', instant),
  uploaderName: wire('diunggah_oleh', z.string()),
})
export type OwnDocument = z.infer<typeof ownDocument>

const product = z.object({
  id: wire('produk_id', z.number().int()),
  /** The code in its address, which leads nowhere while the product is not sold. */
  code: wire('produk_id_url', z.string()),
  name: wire('produk_nama', z.string()),
  /** The seller's own code; empty without one. */
  sku: wire('produk_sku', z.string()),
  /** '25 kg drum fiber' */
  packLabel: wire('produk_kemasan', z.string()),
  status: wireWords(productStatus.names),
})

const documentedProduct = product.extend({ documents: wire('dokumen', z.array(ownDocument)) })
export type DocumentedProduct = z.infer<typeof documentedProduct>

const documentedPage = z.object({ products: wire('produk', z.array(documentedProduct)), total: z.number().int() })
/** A page of the seller's products with their documents. */
export type DocumentedPage = z.infer<typeof documentedPage>

const waitingRequest = z.object({
  id: wire('permintaan_id', z.string()),
  version: wire('versi', z.number().int()),
  buyerName: wire('pembeli_nama', z.string()),
  buyerCity: wire('pembeli_kota', z.string()),
  product: wire('produk', product),
  kind: wire('jenis', kind),
  note: wire('catatan', z.string().nullable()),
  requestedAt: wire('waktu', instant),
  /** Whether the product has a document of this kind that is valid, which can be opened to the company. */
  present: wire('ada', z.boolean()),
  can: z.object({ answer: wire('jawab', allowed), decline: wire('tolak', allowed) }),
})
export type WaitingRequest = z.infer<typeof waitingRequest>

const waitingPage = z.object({ requests: wire('permintaan', z.array(waitingRequest)), total: z.number().int() })
/** A page of the requests that wait for the seller's answer. */
export type WaitingPage = z.infer<typeof waitingPage>

const readers = wireWords(readersWord.names, { error: 'Pilih siapa yang boleh membaca.' })
const oneRequest = { id: wire('permintaan_id', idText), version: wire('versi', version) }
const reason = z
  .string({ error: 'Alasan harus diisi.' })
  .trim()
  .min(1, { error: 'Alasan harus diisi.' })
  .max(LONGEST.documentReason, { error: `Alasan paling panjang ${LONGEST.documentReason} karakter.` })

/** The seller's side: its documents, and what buyers ask for [DOC-2, SELLER-2]. */
export const sellingDocumentCalls = {
  ownDocuments: defineCall({
    path: 'pusat-seller/dokumen/daftar',
    summary: "The seller's own products with their documents",
    access: 'seller',
    permission: 'documents.manage',
    body: z.object({
      keyword: keyword.optional(),
      /** Only this one of them. */
      productId: wire('produk_id', productId.optional()),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(documentedPage),
  }),
  previewDocuments: defineCall({
    path: 'pusat-seller/dokumen/pratinjau',
    summary: "The documents of the seller's product, on sale or not, as the viewer named by sebagai finds them",
    access: 'seller',
    permission: 'products.change',
    body: previewBody,
    answer: slots,
  }),
  documentRequests: defineCall({
    path: 'pusat-seller/dokumen/permintaan/daftar',
    summary: 'Requests of buyers that wait for an answer, the oldest first',
    access: 'seller',
    permission: 'documents.manage',
    body: z.object({ page: wire('halaman', page), perPage: wire('per_halaman', pageSize) }),
    answer: answers(waitingPage),
  }),
  uploadProductDocument: defineUpload({
    path: 'pusat-seller/dokumen/unggah',
    summary:
      'Hand in a document of a product: PDF, JPEG or PNG, at most 5 MB; it takes the place of the one of its kind and language, and answers a request where one is named',
    access: 'seller',
    permission: 'documents.manage',
    limit: { max: 60, seconds: 60 },
    limitByPerson: { max: 60, seconds: 60 },
    body: z.object({
      productId: wire('produk_id', productId),
      kind: wire('jenis', kind),
      language: wire('bahasa', z.enum(documentLanguages, { error: 'Pilih bahasa dokumen.' })),
      validUntil: wire('berlaku_sampai', day.optional()),
      readers: wire('pembaca', readers),
      requestId: wire('permintaan_id', idText.optional()),
      version: wire('versi', version.optional()),
    }),
    answer: done,
  }),
  changeDocumentReaders: defineCall({
    path: 'pusat-seller/dokumen/ubah',
    summary: 'Change who may read a document',
    access: 'seller',
    permission: 'documents.manage',
    body: z.object({ id: wire('dokumen_id', idText), readers: wire('pembaca', readers) }),
    answer: done,
  }),
  withdrawDocument: defineCall({
    path: 'pusat-seller/dokumen/tarik',
    summary: 'Withdraw a document; nobody can read it any more',
    access: 'seller',
    permission: 'documents.manage',
    body: z.object({ id: wire('dokumen_id', idText) }),
    answer: done,
  }),
  grantDocument: defineCall({
    path: 'pusat-seller/dokumen/permintaan/jawab',
    summary: 'Answer a request by opening the documents of its kind that are there to the company',
    access: 'seller',
    permission: 'documents.manage',
    body: z.object(oneRequest),
    answer: done,
  }),
  declineDocumentRequest: defineCall({
    path: 'pusat-seller/dokumen/permintaan/tolak',
    summary: 'Decline a request with a reason',
    access: 'seller',
    permission: 'documents.manage',
    body: z.object({ ...oneRequest, reason: wire('alasan', reason) }),
    answer: done,
  }),
}
