import { z } from 'zod'
import { fileKinds } from '#domain/files/file.ts'
import { answers, defineCall, defineDownload } from '../call.ts'
import { productDocumentKind } from '../catalogue/document-kind.ts'
import { idText, instant, productId, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { documentLanguages } from './language.ts'
import { readersWord } from './readers.ts'
import { requestState } from './request.ts'

export const kind = wireWords(productDocumentKind.names, { error: 'Pilih salah satu jenis dokumen.' })

/** A version that was replaced, which the same readers still open. */
const earlierDocument = z.object({ id: wire('dokumen_id', z.string()), replacedAt: wire('diganti', instant) })
export type EarlierDocument = z.infer<typeof earlierDocument>

/** Facts of a document wherever it is shown. */
export const documentFacts = z.object({
  id: wire('dokumen_id', z.string()),
  language: wire('bahasa', z.enum(documentLanguages)),
  /** A day of Asia/Jakarta; null where it does not expire. */
  validUntil: wire('berlaku_sampai', z.string().nullable()),
  expired: wire('kedaluwarsa', z.boolean()),
  readers: wire('pembaca', wireWords(readersWord.names)),
  fileKind: wire('tipe', z.enum(fileKinds)),
  /** Bytes. */
  size: wire('ukuran', z.number().int()),
  /** Earlier versions it replaced, the last first; none for viewers who may not read them. */
  earlier: wire('sebelumnya', z.array(earlierDocument)),
})

const document = documentFacts.extend({
  /** Whether the viewer may read it. */
  readable: wire('terbuka', z.boolean()),
})
/** A document as the page of its product shows it. */
export type ProductDocument = z.infer<typeof document>

const request = z.object({
  id: wire('permintaan_id', z.string()),
  version: wire('versi', z.number().int()),
  state: wire('status', wireWords(requestState.names)),
  note: wire('catatan', z.string().nullable()),
  /** The seller's, where it declined. */
  reason: wire('alasan', z.string().nullable()),
  /** When it was made. */
  requestedAt: wire('waktu', instant),
  can: z.object({ withdraw: wire('tarik', allowed) }),
})
export type DocumentRequest = z.infer<typeof request>

const slot = z.object({
  kind: wire('jenis', kind),
  documents: wire('dokumen', z.array(document)),
  /** The company's own that is running, or was declined last; null otherwise. */
  request: wire('permintaan', request.nullable()),
  /** Null for viewers who do not buy. */
  can: z.object({ ask: wire('minta', allowed) }).nullable(),
})
/** The place for documents of one kind, filled or empty. */
export type ProductDocumentSlot = z.infer<typeof slot>

export const slots = answers(z.array(slot))

const note = z
  .string()
  .trim()
  .max(LONGEST.documentNote, { error: `Catatan paling panjang ${LONGEST.documentNote} karakter.` })

/** The documents of a product as its page shows them [DOC-2]. */
export const productDocumentCalls = {
  productDocuments: defineCall({
    path: 'produk/dokumen/daftar',
    summary: 'The documents of a product by kind, those that are missing too',
    access: 'visitor',
    fromReplica: true,
    body: z.object({ productId: wire('produk_id', productId) }),
    answer: slots,
  }),
  productDocumentFile: defineDownload({
    path: 'produk/dokumen/berkas',
    summary: 'The file of a document of a product, for those who may read it',
    access: 'visitor',
    body: z.object({ id: wire('dokumen_id', idText) }),
  }),
  askDocument: defineCall({
    path: 'produk/dokumen/minta',
    summary: 'Ask the seller for a document; while such a request is running, another one changes nothing',
    access: 'buyer',
    permission: 'documents.ask',
    limit: { max: 30, seconds: 60 },
    body: z.object({
      productId: wire('produk_id', productId),
      kind: wire('jenis', kind),
      note: wire('catatan', note.nullish()),
    }),
    answer: slots,
  }),
  withdrawDocumentRequest: defineCall({
    path: 'produk/dokumen/minta/tarik',
    summary: 'Withdraw a request that the seller has not answered',
    access: 'buyer',
    permission: 'documents.ask',
    body: z.object({ id: wire('permintaan_id', idText), version: wire('versi', version) }),
    answer: slots,
  }),
}
