import { z } from 'zod'
import { fileKinds } from '#domain/files/file.ts'
import { answers, defineCall, defineDownload, defineUpload, done } from '../call.ts'
import { idText, instant, ownCompany } from '../fields.ts'
import { documentKinds } from './document.ts'

const kind = z.enum(documentKinds, { error: 'Pilih salah satu jenis dokumen.' })

/** A document by name, as a history shows it. */
export const documentName = z.object({ dokumen_id: z.string(), jenis: kind, nama: z.string(), nama_berkas: z.string() })

const document = documentName.extend({
  tipe: z.enum(fileKinds),
  /** Bytes. */
  ukuran: z.number().int(),
  diunggah_oleh: z.string(),
  diunggah: instant,
  /** Whether a seller has received it. */
  terkirim: z.boolean(),
})
export type WireCompanyDocument = z.infer<typeof document>

const documentPlace = z.object({
  jenis: kind,
  nama: z.string(),
  /** Whether a company like this one should have it. */
  diminta: z.boolean(),
  dokumen: document.nullable(),
})
export type WireDocumentPlace = z.infer<typeof documentPlace>

export const documentCalls = {
  documents: defineCall({
    path: 'perusahaan/dokumen/daftar',
    summary: "The company's documents by kind, those that are missing too",
    access: 'member',
    body: z.object({ company_id: ownCompany }),
    answer: answers(z.array(documentPlace)),
  }),
  uploadDocument: defineUpload({
    path: 'perusahaan/dokumen/unggah',
    summary: 'Hand in a document: PDF, JPEG or PNG, at most 5 MB; it takes the place of an earlier one of its kind',
    access: 'member',
    permission: 'company.change',
    limit: { max: 30, seconds: 60 },
    limitByPerson: { max: 30, seconds: 60 },
    body: z.object({ company_id: ownCompany, jenis: kind }),
    answer: answers(document),
  }),
  removeDocument: defineCall({
    path: 'perusahaan/dokumen/hapus',
    summary: 'Delete a document; sellers that received it keep it',
    access: 'member',
    permission: 'company.change',
    body: z.object({ company_id: ownCompany, dokumen_id: idText }),
    answer: done,
  }),
  documentFile: defineDownload({
    path: 'perusahaan/dokumen/berkas',
    summary: "The file of one of the company's documents, for its members",
    access: 'member',
    body: z.object({ dokumen_id: idText }),
  }),
}
