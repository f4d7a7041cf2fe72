import { z } from 'zod'
import { fileKinds } from '#domain/files/file.ts'
import { answers, defineCall, defineDownload, defineUpload } from '../call.ts'
import { sellerType } from '../catalogue/seller-type.ts'
import { nameText, nib, npwp } from '../companies/fields.ts'
import { amount, day, idText, instant, ownCompany, version } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { applicationDocument } from './document-kind.ts'
import { applicationEvent } from './events.ts'
import { bankBody } from './fields.ts'
import { decisionReason } from './reasons.ts'
import { applicationState } from './state.ts'

const licence = z.object({
  name: wire('nama', z.string()),
  number: wire('nomor', z.string()),
  validUntil: wire('berlaku_sampai', z.string().nullable()),
})

/** The application as the company has written it. */
export const facts = z.object({
  sellerType: wire('tipe_seller', wireWords(sellerType.names).nullable()),
  legalName: wire('nama_nib', z.string().nullable()),
  nib: z.string().nullable(),
  npwp: z.string().nullable(),
  isPkp: wire('pkp', z.boolean()),
  /** Rupiah for one US dollar. */
  exchangeRate: wire('kurs', z.string().nullable()),
  licences: wire('izin', z.array(licence)),
  bank: z.string().nullable(),
  bankNumber: wire('nomor_rekening', z.string().nullable()),
  bankHolder: wire('atas_nama', z.string().nullable()),
})

export const applicationFile = z.object({
  id: wire('dokumen_id', z.string()),
  kind: wire('jenis', wireWords(applicationDocument.names)),
  fileName: wire('nama_berkas', z.string()),
  fileKind: wire('tipe', z.enum(fileKinds)),
  /** Bytes. */
  size: wire('ukuran', z.number().int()),
  uploadedAt: wire('diunggah', instant),
})
export type ApplicationFile = z.infer<typeof applicationFile>

const historyEntry = z.object({
  event: wire('kejadian', wireWords(applicationEvent.names)),
  at: wire('waktu', instant),
  reasons: wire('alasan', z.array(wireWords(decisionReason.names))),
  note: wire('catatan', z.string().nullable()),
})

const missing = z.object({
  company: wire('perusahaan', z.array(z.string())),
  licences: wire('izin', z.array(z.string())),
  bank: wire('rekening', z.array(z.string())),
  documents: wire('dokumen', z.array(z.string())),
})

const application = z.object({
  /** 0: nothing is stored yet. */
  version: wire('versi', z.number().int()),
  state: wire('status', wireWords(applicationState.names)),
  facts: wire('isian', facts),
  files: wire('dokumen', z.array(applicationFile)),
  /** The kinds it must have. */
  required: wire('dokumen_diminta', z.array(wireWords(applicationDocument.names))),
  /** The missing parts that block its submission, by step. */
  missing: wire('kurang', missing),
  submittedAt: wire('diajukan', instant.nullable()),
  dueAt: wire('tenggat', instant.nullable()),
  /** The seller it has opened, whether open or suspended. */
  shopId: wire('toko_id', z.string().nullable()),
  /** The latest first. */
  history: wire('riwayat', z.array(historyEntry)),
  can: z.object({
    write: wire('tulis', allowed),
    submit: wire('ajukan', allowed),
    renew: wire('mulai_ulang', allowed),
  }),
})
/** A company's own application [SHOP-1]. */
export type Application = z.infer<typeof application>

const owner = { access: 'buyer', permission: 'seller.apply' } as const
const expected = { companyId: wire('company_id', ownCompany), version: wire('versi', version) }
const answer = answers(application)

/** A company's own application to sell [SHOP-1]. */
export const applicationCalls = {
  own: defineCall({
    path: 'daftar-seller/lihat',
    summary: "The company's application to sell; a draft of version 0 where it has written nothing yet",
    ...owner,
    body: z.object({ companyId: wire('company_id', ownCompany) }),
    answer,
  }),
  writeCompany: defineCall({
    path: 'daftar-seller/perusahaan',
    summary: 'Keep what kind of seller the company is, with its numbers',
    ...owner,
    body: z.object({
      ...expected,
      sellerType: wire('tipe_seller', wireWords(sellerType.names, { error: 'Pilih salah satu tipe seller.' })),
      legalName: wire('nama_nib', nameText('Nama sesuai NIB', LONGEST.companyName)),
      nib,
      npwp,
      isPkp: wire('pkp', z.boolean({ error: 'Pilih apakah perusahaan memungut PPN.' })),
      exchangeRate: wire(
        'kurs',
        amount.refine((text) => Number(text) > 0, { error: 'Kurs harus lebih dari nol.' }),
      ),
    }),
    answer,
  }),
  writeLicences: defineCall({
    path: 'daftar-seller/izin',
    summary: 'Keep the licences by which the company sells; none is fine',
    ...owner,
    body: z.object({
      ...expected,
      licences: wire(
        'izin',
        z
          .array(
            z.object({
              name: wire('nama', nameText('Nama izin', LONGEST.licence)),
              number: wire('nomor', nameText('Nomor izin', LONGEST.licence)),
              validUntil: wire('berlaku_sampai', day.nullable()),
            }),
          )
          .max(MOST.licences, { error: `Izin paling banyak ${MOST.licences}.` }),
      ),
    }),
    answer,
  }),
  writeBank: defineCall({
    path: 'daftar-seller/rekening',
    summary: 'Keep where the shop is to be paid',
    ...owner,
    body: z.object({ ...expected, ...bankBody }),
    answer,
  }),
  uploadFile: defineUpload({
    path: 'daftar-seller/dokumen/unggah',
    summary:
      'Hand in a document of the application: PDF, JPEG or PNG; it takes the place of one of its kind, licences apart',
    ...owner,
    limit: { max: 30, seconds: 60 },
    limitByPerson: { max: 30, seconds: 60 },
    body: z.object({
      companyId: wire('company_id', ownCompany),
      kind: wire('jenis', wireWords(applicationDocument.names, { error: 'Pilih salah satu jenis dokumen.' })),
    }),
    answer,
  }),
  removeFile: defineCall({
    path: 'daftar-seller/dokumen/hapus',
    summary: 'Take a document out of the application',
    ...owner,
    body: z.object({ companyId: wire('company_id', ownCompany), documentId: wire('dokumen_id', idText) }),
    answer,
  }),
  file: defineDownload({
    path: 'daftar-seller/dokumen/berkas',
    summary: "The file of one of the application's documents, for the company's owners",
    ...owner,
    body: z.object({ documentId: wire('dokumen_id', idText) }),
  }),
  submit: defineCall({
    path: 'daftar-seller/ajukan',
    summary: 'Send the application to the platform; refused while anything is missing',
    ...owner,
    body: z.object(expected),
    answer,
  }),
  renew: defineCall({
    path: 'daftar-seller/mulai-ulang',
    summary: 'Begin again from a refused application',
    ...owner,
    body: z.object(expected),
    answer,
  }),
}
