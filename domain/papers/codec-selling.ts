import { productDocumentKind } from '../catalogue/document-kind.ts'
import { productStatus } from '../catalogue/product-status.ts'
import { allowed, type EnglishOf, list, record } from '../codec.ts'
import { documentNames } from './codec.ts'
import type {
  WireDocumentedPage,
  WireDocumentedProduct,
  WireOwnDocument,
  WireWaitingPage,
  WireWaitingRequest,
} from './contract-selling.ts'

const ownDocument = record<WireOwnDocument>()({
  ...documentNames,
  kind: ['jenis', productDocumentKind],
  fileName: 'nama_berkas',
  uploadedAt: 'diunggah',
  uploaderName: 'diunggah_oleh',
})
export type OwnDocument = EnglishOf<typeof ownDocument>

const productNames = {
  id: 'produk_id',
  code: 'produk_id_url',
  name: 'produk_nama',
  sku: 'produk_sku',
  packLabel: 'produk_kemasan',
  status: ['status', productStatus],
} as const

const documentedProduct = record<WireDocumentedProduct>()({
  ...productNames,
  documents: ['dokumen', list(ownDocument)],
})
export type DocumentedProduct = EnglishOf<typeof documentedProduct>

/** A page of the seller's products with their documents. */
export const documentedPage = record<WireDocumentedPage>()({
  products: ['produk', list(documentedProduct)],
  total: 'total',
})
export type DocumentedPage = EnglishOf<typeof documentedPage>

const waitingRequest = record<WireWaitingRequest>()({
  id: 'permintaan_id',
  version: 'versi',
  buyerName: 'pembeli_nama',
  buyerCity: 'pembeli_kota',
  product: ['produk', record<WireWaitingRequest['produk']>()(productNames)],
  kind: ['jenis', productDocumentKind],
  note: 'catatan',
  askedAt: 'waktu',
  /** Whether the product has a document of this kind that is valid. */
  present: 'ada',
  can: ['can', record<WireWaitingRequest['can']>()({ answer: ['jawab', allowed], decline: ['tolak', allowed] })],
})
export type WaitingRequest = EnglishOf<typeof waitingRequest>

/** A page of the requests that wait for the seller's answer. */
export const waitingPage = record<WireWaitingPage>()({ requests: ['permintaan', list(waitingRequest)], total: 'total' })
export type WaitingPage = EnglishOf<typeof waitingPage>
