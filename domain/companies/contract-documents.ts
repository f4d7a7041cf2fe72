import { z } from 'zod'
import { fileKinds } from '#domain/files/file.ts'
import { answers, defineCall, defineDownload, defineUpload, done } from '../call.ts'
import { idText, instant, ownCompany } from '../fields.ts'
import { wire } from '../wire.ts'
import { documentKinds } from './document.ts'

const kind = z.enum(documentKinds, { error: 'Pilih salah satu jenis dokumen.' })

const document = z.object({
  id: wire('dokumen_id', z.string()),
  kind: wire('jenis', kind),
  label: wire('nama', z.string()),
  fileName: wire('nama_berkas', z.string()),
  fileKind: wire('tipe', z.enum(fileKinds)),
  /** Bytes. */
  size: wire('ukuran', z.number().int()),
  uploaderName: wire('diunggah_oleh', z.string()),
  uploadedAt: wire('diunggah', instant),
  /** Whether a seller has received it. */
  shared: wire('terkirim', z.boolean()),
})
export type CompanyDocument = z.infer<typeof document>

const documentSlot = z.object({
  kind: wire('jenis', kind),
  label: wire('nama', z.string()),
  /** Whether a company like this one should have it. */
  requested: wire('diminta', z.boolean()),
  document: wire('dokumen', document.nullable()),
})
export type DocumentSlot = z.infer<typeof documentSlot>

export const documentCalls = {
  documents: defineCall({
    path: 'perusahaan/dokumen/daftar',
    summary: "The company's documents by kind, those that are missing too",
    access: 'member',
    body: z.object({ companyId: wire('company_id', ownCompany) }),
    answer: answers(z.array(documentSlot)),
  }),
  uploadDocument: defineUpload({
    path: 'perusahaan/dokumen/unggah',
    summary: 'Hand in a document: PDF, JPEG or PNG, at most 5 MB; it takes the place of an earlier one of its kind',
    access: 'member',
    permission: 'company.change',
    limit: { max: 30, seconds: 60 },
    limitByPerson: { max: 30, seconds: 60 },
    body: z.object({ companyId: wire('company_id', ownCompany), kind: wire('jenis', kind) }),
    answer: answers(document),
  }),
  removeDocument: defineCall({
    path: 'perusahaan/dokumen/hapus',
    summary: 'Delete a document; sellers that received it keep it',
    access: 'member',
    permission: 'company.change',
    body: z.object({ companyId: wire('company_id', ownCompany), id: wire('dokumen_id', idText) }),
    answer: done,
  }),
  documentFile: defineDownload({
    path: 'perusahaan/dokumen/berkas',
    summary: "The file of one of the company's documents, for its members",
    access: 'member',
    body: z.object({ id: wire('dokumen_id', idText) }),
  }),
}
