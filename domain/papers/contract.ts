import { z } from 'zod'
import { fileKinds } from '#domain/files/file.ts'
import { answers, defineCall, defineDownload } from '../call.ts'
import { productDocumentKind } from '../catalogue/document-kind.ts'
import { allowed, idText, instant, productId, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { documentLanguages } from './language.ts'
import { readersWord } from './readers.ts'
import { requestState } from './request.ts'

export const kind = z.enum(productDocumentKind.names, { error: 'Pilih salah satu jenis dokumen.' })

/** A version that was replaced, which the same readers still open. */
const earlierDocument = z.object({ dokumen_id: z.string(), diganti: instant })
export type WireEarlierDocument = z.infer<typeof earlierDocument>

/** What is told of a document wherever it is shown. */
export const documentFacts = z.object({
  dokumen_id: z.string(),
  bahasa: z.enum(documentLanguages),
  /** A day of Asia/Jakarta; null where it does not expire. */
  berlaku_sampai: z.string().nullable(),
  kedaluwarsa: z.boolean(),
  pembaca: z.enum(readersWord.names),
  tipe: z.enum(fileKinds),
  /** Bytes. */
  ukuran: z.number().int(),
  /** Those it replaced, the last first; none for whoever may not read them. */
  sebelumnya: z.array(earlierDocument),
})

const document = documentFacts.extend({
  /** Whether the viewer may read it. */
  terbuka: z.boolean(),
})
export type WireProductDocument = z.infer<typeof document>

const request = z.object({
  permintaan_id: z.string(),
  versi: z.number().int(),
  status: z.enum(requestState.names),
  catatan: z.string().nullable(),
  /** The seller's, where it declined. */
  alasan: z.string().nullable(),
  /** When it was made. */
  waktu: instant,
  can: z.object({ tarik: allowed }),
})
export type WireDocumentRequest = z.infer<typeof request>

const place = z.object({
  jenis: kind,
  dokumen: z.array(document),
  /** The company's own that is running, or was declined last; null otherwise. */
  permintaan: request.nullable(),
  /** Null for viewers who do not buy. */
  can: z.object({ minta: allowed }).nullable(),
})
export type WireProductDocumentPlace = z.infer<typeof place>

export const places = answers(z.array(place))

const note = z
  .string()
  .trim()
  .max(LONGEST.documentNote, { error: `Catatan paling panjang ${LONGEST.documentNote} karakter.` })

/** The documents of a product as its page shows them [DOC-2]. */
export const paperCalls = {
  productDocuments: defineCall({
    path: 'produk/dokumen/daftar',
    summary: 'The documents of a product by kind, those that are missing too',
    access: 'visitor',
    fromReplica: true,
    body: z.object({ produk_id: productId }),
    answer: places,
  }),
  productDocumentFile: defineDownload({
    path: 'produk/dokumen/berkas',
    summary: 'The file of a document of a product, for those who may read it',
    access: 'visitor',
    body: z.object({ dokumen_id: idText }),
  }),
  askDocument: defineCall({
    path: 'produk/dokumen/minta',
    summary: 'Ask the seller for a document; while such a request is running, another one changes nothing',
    access: 'buyer',
    permission: 'documents.ask',
    limit: { max: 30, seconds: 60 },
    body: z.object({ produk_id: productId, jenis: kind, catatan: note.nullish() }),
    answer: places,
  }),
  withdrawDocumentRequest: defineCall({
    path: 'produk/dokumen/minta/tarik',
    summary: 'Withdraw a request that the seller has not answered',
    access: 'buyer',
    permission: 'documents.ask',
    body: z.object({ permintaan_id: idText, versi: version }),
    answer: places,
  }),
}
