import { productDocumentKind } from '../catalogue/document-kind.ts'
import { allowed, type EnglishOf, list, nullable, record } from '../codec.ts'
import type {
  WireDocumentRequest,
  WireEarlierDocument,
  WireProductDocument,
  WireProductDocumentPlace,
} from './contract.ts'
import { readersWord } from './readers.ts'
import { requestState } from './request.ts'

const earlierDocument = record<WireEarlierDocument>()({ id: 'dokumen_id', replacedAt: 'diganti' })
export type EarlierDocument = EnglishOf<typeof earlierDocument>

export const documentNames = {
  id: 'dokumen_id',
  language: 'bahasa',
  validUntil: 'berlaku_sampai',
  expired: 'kedaluwarsa',
  readers: ['pembaca', readersWord],
  fileKind: 'tipe',
  /** Bytes. */
  size: 'ukuran',
  earlier: ['sebelumnya', list(earlierDocument)],
} as const

/** A document as the page of its product shows it. */
const productDocument = record<WireProductDocument>()({ ...documentNames, readable: 'terbuka' })
export type ProductDocument = EnglishOf<typeof productDocument>

const documentRequest = record<WireDocumentRequest>()({
  id: 'permintaan_id',
  version: 'versi',
  state: ['status', requestState],
  note: 'catatan',
  reason: 'alasan',
  askedAt: 'waktu',
  can: ['can', record<WireDocumentRequest['can']>()({ withdraw: ['tarik', allowed] })],
})
export type DocumentRequest = EnglishOf<typeof documentRequest>

/** The place for documents of one kind, filled or empty. */
export const productDocumentPlace = record<WireProductDocumentPlace>()({
  kind: ['jenis', productDocumentKind],
  documents: ['dokumen', list(productDocument)],
  request: ['permintaan', nullable(documentRequest)],
  can: ['can', nullable(record<NonNullable<WireProductDocumentPlace['can']>>()({ ask: ['minta', allowed] }))],
})
export type ProductDocumentPlace = EnglishOf<typeof productDocumentPlace>
