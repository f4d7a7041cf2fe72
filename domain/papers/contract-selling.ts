import { z } from 'zod'
import { answers, defineCall, defineUpload, done } from '../call.ts'
import { previewBody } from '../catalogue/contract-preview.ts'
import { productStatus } from '../catalogue/product-status.ts'
import { allowed, day, idText, instant, keyword, page, pageSize, productId, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { documentFacts, kind, places } from './contract.ts'
import { documentLanguages } from './language.ts'
import { readersWord } from './readers.ts'

const ownDocument = documentFacts.extend({
  jenis: kind,
  nama_berkas: z.string(),
  diunggah: instant,
  diunggah_oleh: z.string(),
})
export type WireOwnDocument = z.infer<typeof ownDocument>

const product = z.object({
  produk_id: z.number().int(),
  /** The code in its address, which leads nowhere while the product is not sold. */
  produk_id_url: z.string(),
  produk_nama: z.string(),
  /** The seller's own code; empty without one. */
  produk_sku: z.string(),
  /** '25 kg drum fiber' */
  produk_kemasan: z.string(),
  status: z.enum(productStatus.names),
})

const documentedProduct = product.extend({ dokumen: z.array(ownDocument) })
export type WireDocumentedProduct = z.infer<typeof documentedProduct>

const documentedPage = z.object({ produk: z.array(documentedProduct), total: z.number().int() })
export type WireDocumentedPage = z.infer<typeof documentedPage>

const waitingRequest = z.object({
  permintaan_id: z.string(),
  versi: z.number().int(),
  pembeli_nama: z.string(),
  pembeli_kota: z.string(),
  produk: product,
  jenis: kind,
  catatan: z.string().nullable(),
  waktu: instant,
  /** Whether the product has a document of this kind that is valid, which can be opened to the company. */
  ada: z.boolean(),
  can: z.object({ jawab: allowed, tolak: allowed }),
})
export type WireWaitingRequest = z.infer<typeof waitingRequest>

const waitingPage = z.object({ permintaan: z.array(waitingRequest), total: z.number().int() })
export type WireWaitingPage = z.infer<typeof waitingPage>

const readers = z.enum(readersWord.names, { error: 'Pilih siapa yang boleh membaca.' })
const oneRequest = { permintaan_id: idText, versi: version }
const reason = z
  .string({ error: 'Alasan harus diisi.' })
  .trim()
  .min(1, { error: 'Alasan harus diisi.' })
  .max(LONGEST.documentReason, { error: `Alasan paling panjang ${LONGEST.documentReason} karakter.` })

/** The seller's side: its documents, and what buyers ask for [DOC-2, SELLER-2]. */
export const sellingPaperCalls = {
  ownDocuments: defineCall({
    path: 'pusat-seller/dokumen/daftar',
    summary: "The seller's own products with their documents",
    access: 'seller',
    permission: 'documents.manage',
    body: z.object({
      keyword: keyword.optional(),
      /** Only this one of them. */
      produk_id: productId.optional(),
      halaman: page,
      per_halaman: pageSize,
    }),
    answer: answers(documentedPage),
  }),
  previewDocuments: defineCall({
    path: 'pusat-seller/dokumen/pratinjau',
    summary: "The documents of the seller's product, on sale or not, as the viewer named by sebagai finds them",
    access: 'seller',
    permission: 'products.change',
    body: previewBody,
    answer: places,
  }),
  documentRequests: defineCall({
    path: 'pusat-seller/dokumen/permintaan/daftar',
    summary: 'Requests of buyers that wait for an answer, the oldest first',
    access: 'seller',
    permission: 'documents.manage',
    body: z.object({ halaman: page, per_halaman: pageSize }),
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
      produk_id: productId,
      jenis: kind,
      bahasa: z.enum(documentLanguages, { error: 'Pilih bahasa dokumen.' }),
      berlaku_sampai: day.optional(),
      pembaca: readers,
      permintaan_id: idText.optional(),
      versi: version.optional(),
    }),
    answer: done,
  }),
  changeDocumentReaders: defineCall({
    path: 'pusat-seller/dokumen/ubah',
    summary: 'Change who may read a document',
    access: 'seller',
    permission: 'documents.manage',
    body: z.object({ dokumen_id: idText, pembaca: readers }),
    answer: done,
  }),
  withdrawDocument: defineCall({
    path: 'pusat-seller/dokumen/tarik',
    summary: 'Withdraw a document; nobody can read it any more',
    access: 'seller',
    permission: 'documents.manage',
    body: z.object({ dokumen_id: idText }),
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
    body: z.object({ ...oneRequest, alasan: reason }),
    answer: done,
  }),
}
