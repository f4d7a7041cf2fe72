import { z } from 'zod'
import { answers, defineCall, defineDownload, defineUpload } from '../call.ts'
import { sellerType } from '../catalogue/seller-type.ts'
import { nameText, nib, npwp } from '../companies/fields.ts'
import { allowed, amount, day, idText, instant, ownCompany, version } from '../fields.ts'
import { fileKinds } from '../file.ts'
import { LONGEST, MOST } from '../limits.ts'
import { applicationDocument } from './document-kind.ts'
import { applicationEvent } from './events.ts'
import { bankBody } from './fields.ts'
import { decisionReason } from './reasons.ts'
import { applicationState } from './state.ts'

const licence = z.object({ nama: z.string(), nomor: z.string(), berlaku_sampai: z.string().nullable() })
export type WireLicence = z.infer<typeof licence>

/** What the company has written. */
export const facts = z.object({
  tipe_seller: z.enum(sellerType.names).nullable(),
  nama_nib: z.string().nullable(),
  nib: z.string().nullable(),
  npwp: z.string().nullable(),
  pkp: z.boolean(),
  /** Rupiah for one US dollar. */
  kurs: z.string().nullable(),
  izin: z.array(licence),
  bank: z.string().nullable(),
  nomor_rekening: z.string().nullable(),
  atas_nama: z.string().nullable(),
})
export type WireApplicationFacts = z.infer<typeof facts>

export const applicationFile = z.object({
  dokumen_id: z.string(),
  jenis: z.enum(applicationDocument.names),
  nama_berkas: z.string(),
  tipe: z.enum(fileKinds),
  /** Bytes. */
  ukuran: z.number().int(),
  diunggah: instant,
})
export type WireApplicationFile = z.infer<typeof applicationFile>

const told = z.object({
  kejadian: z.enum(applicationEvent.names),
  waktu: instant,
  alasan: z.array(z.enum(decisionReason.names)),
  catatan: z.string().nullable(),
})
export type WireTold = z.infer<typeof told>

const missing = z.object({
  perusahaan: z.array(z.string()),
  izin: z.array(z.string()),
  rekening: z.array(z.string()),
  dokumen: z.array(z.string()),
})
export type WireMissing = z.infer<typeof missing>

const application = z.object({
  /** 0: nothing is kept yet. */
  versi: z.number().int(),
  status: z.enum(applicationState.names),
  isian: facts,
  dokumen: z.array(applicationFile),
  /** The kinds it must have. */
  dokumen_diminta: z.array(z.enum(applicationDocument.names)),
  /** What keeps it from being submitted, by step. */
  kurang: missing,
  diajukan: instant.nullable(),
  tenggat: instant.nullable(),
  /** The seller it has opened, whether open or suspended. */
  toko_id: z.string().nullable(),
  /** The latest first. */
  riwayat: z.array(told),
  can: z.object({ tulis: allowed, ajukan: allowed, mulai_ulang: allowed }),
})
export type WireApplication = z.infer<typeof application>

const owner = { access: 'buyer', permission: 'seller.apply' } as const
const seen = { company_id: ownCompany, versi: version }
const answer = answers(application)

/** A company's own application to sell [SHOP-1]. */
export const applicationCalls = {
  own: defineCall({
    path: 'daftar-seller/lihat',
    summary: "The company's application to sell; a draft of version 0 where it has written nothing yet",
    ...owner,
    body: z.object({ company_id: ownCompany }),
    answer,
  }),
  writeCompany: defineCall({
    path: 'daftar-seller/perusahaan',
    summary: 'Keep what kind of seller the company is, with its numbers',
    ...owner,
    body: z.object({
      ...seen,
      tipe_seller: z.enum(sellerType.names, { error: 'Pilih salah satu tipe seller.' }),
      nama_nib: nameText('Nama sesuai NIB', LONGEST.companyName),
      nib,
      npwp,
      pkp: z.boolean({ error: 'Pilih apakah perusahaan memungut PPN.' }),
      kurs: amount.refine((text) => Number(text) > 0, { error: 'Kurs harus lebih dari nol.' }),
    }),
    answer,
  }),
  writeLicences: defineCall({
    path: 'daftar-seller/izin',
    summary: 'Keep the licences by which the company sells; none is fine',
    ...owner,
    body: z.object({
      ...seen,
      izin: z
        .array(
          z.object({
            nama: nameText('Nama izin', LONGEST.licence),
            nomor: nameText('Nomor izin', LONGEST.licence),
            berlaku_sampai: day.nullable(),
          }),
        )
        .max(MOST.licences, { error: `Izin paling banyak ${MOST.licences}.` }),
    }),
    answer,
  }),
  writeBank: defineCall({
    path: 'daftar-seller/rekening',
    summary: 'Keep where the shop is to be paid',
    ...owner,
    body: z.object({ ...seen, ...bankBody }),
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
      company_id: ownCompany,
      jenis: z.enum(applicationDocument.names, { error: 'Pilih salah satu jenis dokumen.' }),
    }),
    answer,
  }),
  removeFile: defineCall({
    path: 'daftar-seller/dokumen/hapus',
    summary: 'Take a document out of the application',
    ...owner,
    body: z.object({ company_id: ownCompany, dokumen_id: idText }),
    answer,
  }),
  file: defineDownload({
    path: 'daftar-seller/dokumen/berkas',
    summary: "The file of one of the application's documents, for the company's owners",
    ...owner,
    body: z.object({ dokumen_id: idText }),
  }),
  submit: defineCall({
    path: 'daftar-seller/ajukan',
    summary: 'Send the application to the platform; refused while anything is missing',
    ...owner,
    body: z.object(seen),
    answer,
  }),
  renew: defineCall({
    path: 'daftar-seller/mulai-ulang',
    summary: 'Begin again from a refused application',
    ...owner,
    body: z.object(seen),
    answer,
  }),
}
