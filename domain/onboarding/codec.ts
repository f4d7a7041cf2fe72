import { sellerType } from '../catalogue/seller-type.ts'
import { allowed, type EnglishOf, list, nullable, record } from '../codec.ts'
import type {
  WireApplication,
  WireApplicationFacts,
  WireApplicationFile,
  WireLicence,
  WireMissing,
  WireTold,
} from './contract.ts'
import { applicationDocument } from './document-kind.ts'
import { applicationEvent } from './events.ts'
import { decisionReason } from './reasons.ts'
import { applicationState } from './state.ts'

const licence = record<WireLicence>()({ name: 'nama', number: 'nomor', validUntil: 'berlaku_sampai' })
export const licences = list(licence)

/** As ApplicationFacts (missing.ts). */
export const applicationFacts = record<WireApplicationFacts>()({
  sellerType: ['tipe_seller', nullable(sellerType)],
  legalName: 'nama_nib',
  nib: 'nib',
  npwp: 'npwp',
  isPkp: 'pkp',
  exchangeRate: 'kurs',
  licences: ['izin', licences],
  bank: 'bank',
  bankNumber: 'nomor_rekening',
  bankHolder: 'atas_nama',
})

export const applicationFile = record<WireApplicationFile>()({
  id: 'dokumen_id',
  kind: ['jenis', applicationDocument],
  fileName: 'nama_berkas',
  fileKind: 'tipe',
  size: 'ukuran',
  uploadedAt: 'diunggah',
})
export type ApplicationFile = EnglishOf<typeof applicationFile>

const told = record<WireTold>()({
  event: ['kejadian', applicationEvent],
  at: 'waktu',
  reasons: ['alasan', list(decisionReason)],
  note: 'catatan',
})

const missing = record<WireMissing>()({
  company: 'perusahaan',
  licences: 'izin',
  bank: 'rekening',
  documents: 'dokumen',
})

/** A company's own application [SHOP-1]. */
export const application = record<WireApplication>()({
  version: 'versi',
  state: ['status', applicationState],
  facts: ['isian', applicationFacts],
  files: ['dokumen', list(applicationFile)],
  wanted: ['dokumen_diminta', list(applicationDocument)],
  missing: ['kurang', missing],
  submittedAt: 'diajukan',
  dueAt: 'tenggat',
  shopId: 'toko_id',
  history: ['riwayat', list(told)],
  can: [
    'can',
    record<WireApplication['can']>()({
      write: ['tulis', allowed],
      submit: ['ajukan', allowed],
      renew: ['mulai_ulang', allowed],
    }),
  ],
})
export type Application = EnglishOf<typeof application>
