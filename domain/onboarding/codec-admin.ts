import { sellerType } from '../catalogue/seller-type.ts'
import { allowed, counts, type EnglishOf, list, nullable, record, words } from '../codec.ts'
import { applicationFacts, applicationFile } from './codec.ts'
import type {
  WireCheck,
  WireDecidedToday,
  WireHistoryEntry,
  WireQueue,
  WireQueued,
  WireVerification,
} from './contract-admin.ts'
import { applicationEvent } from './events.ts'
import { decisionReason } from './reasons.ts'
import { applicationState } from './state.ts'

const queued = record<WireQueued>()({
  id: 'pengajuan_id',
  name: 'nama',
  city: 'kota',
  sellerType: ['tipe_seller', nullable(sellerType)],
  state: ['status', applicationState],
  submittedAt: 'diajukan',
  dueAt: 'tenggat',
  files: 'jumlah_dokumen',
})
export type QueuedApplication = EnglishOf<typeof queued>

/** The queue of companies that come in as sellers [ADM-2]. */
export const applicationQueue = record<WireQueue>()({
  applications: ['pengajuan', list(queued)],
  total: 'total',
  serverTime: 'waktu_server',
  counts: ['jumlah', counts(applicationState)],
  today: ['hari_ini', record<WireDecidedToday>()({ approve: 'disetujui', correct: 'perbaikan', refuse: 'ditolak' })],
})

const checkName = words({
  npwp: 'npwp',
  nib: 'nib',
  legalName: 'nama_nib',
  bankHolder: 'atas_nama',
  licences: 'izin',
})

export const check = record<WireCheck>()({
  name: ['periksa', checkName],
  value: 'nilai',
  fits: 'cocok',
  found: 'keterangan',
  differing: 'berbeda',
})
export type ShownCheck = EnglishOf<typeof check>

const historyEntry = record<WireHistoryEntry>()({
  event: ['kejadian', applicationEvent],
  at: 'waktu',
  by: 'oleh',
  reasons: ['alasan', list(decisionReason)],
  note: 'catatan',
})

/** An application as an administrator sees it [ADM-2]. */
export const verification = record<WireVerification>()({
  id: 'pengajuan_id',
  version: 'versi',
  state: ['status', applicationState],
  companyName: 'nama',
  address: 'alamat',
  phone: 'telepon',
  registeredAt: 'terdaftar',
  facts: ['isian', applicationFacts],
  checks: ['periksa', list(check)],
  files: ['dokumen', list(applicationFile)],
  submittedAt: 'diajukan',
  dueAt: 'tenggat',
  shop: 'toko',
  history: ['riwayat', list(historyEntry)],
  can: [
    'can',
    record<WireVerification['can']>()({
      approve: ['setujui', allowed],
      correct: ['perbaikan', allowed],
      refuse: ['tolak', allowed],
      suspend: ['tangguhkan', allowed],
      reopen: ['buka', allowed],
    }),
  ],
})
export type Verification = EnglishOf<typeof verification>
