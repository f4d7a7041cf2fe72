import { allowed, counts, type EnglishOf, list, nullable, record, words } from '../codec.ts'
import type { WireOwnAccount, WireOwnAccounts } from './contract.ts'
import type {
  WireAccountCheck,
  WireAccountDetail,
  WireAccountEntry,
  WireAccountFile,
  WireAccountQueue,
  WireQueuedAccount,
} from './contract-admin.ts'
import { accountEvent } from './events.ts'
import { accountState } from './state.ts'

const ownAccount = record<WireOwnAccount>()({
  id: 'rekening_id',
  version: 'versi',
  state: ['status', accountState],
  bank: 'bank',
  number: 'nomor',
  holder: 'atas_nama',
  proposer: 'pengaju',
  proposedAt: 'diajukan',
  dueAt: 'tenggat',
  inForceSince: 'berlaku_sejak',
  reason: 'alasan',
  hasFile: 'berkas',
  can: ['can', record<WireOwnAccount['can']>()({ withdraw: ['tarik', allowed] })],
})
export type OwnAccount = EnglishOf<typeof ownAccount>

/** The accounts of a shop, for its owner and those who follow its money. */
export const ownAccounts = record<WireOwnAccounts>()({
  accounts: ['rekening', list(ownAccount)],
  companyName: 'nama_perusahaan',
  propose: ['ajukan', allowed],
})
export type OwnAccounts = EnglishOf<typeof ownAccounts>

const queuedAccount = record<WireQueuedAccount>()({
  id: 'rekening_id',
  shopName: 'nama',
  state: ['status', accountState],
  bank: 'bank',
  number: 'nomor',
  proposedAt: 'diajukan',
  dueAt: 'tenggat',
})
export type QueuedAccount = EnglishOf<typeof queuedAccount>

/** What administrators have to look at. */
export const accountQueue = record<WireAccountQueue>()({
  accounts: ['rekening', list(queuedAccount)],
  total: 'total',
  counts: ['jumlah', counts(accountState)],
  administrators: 'administrator',
  serverTime: 'waktu_server',
})

const check = record<WireAccountCheck>()({
  name: ['periksa', words({ holder: 'atas_nama', number: 'nomor', double: 'kembar' })],
  value: 'nilai',
  fits: 'cocok',
  found: 'keterangan',
  differing: 'berbeda',
})

const entry = record<WireAccountEntry>()({
  event: ['kejadian', accountEvent],
  at: 'waktu',
  by: 'oleh',
  note: 'catatan',
})

/** An account as an administrator looks at it. */
export const accountDetail = record<WireAccountDetail>()({
  id: 'rekening_id',
  version: 'versi',
  state: ['status', accountState],
  companyName: 'nama',
  shop: 'toko',
  bank: 'bank',
  number: 'nomor_rekening',
  holder: 'atas_nama',
  current: 'sekarang',
  proposedAt: 'diajukan',
  dueAt: 'tenggat',
  checks: ['periksa', list(check)],
  file: ['berkas', nullable(record<WireAccountFile>()({ name: 'nama_berkas', kind: 'tipe', size: 'ukuran' }))],
  history: ['riwayat', list(entry)],
  can: [
    'can',
    record<WireAccountDetail['can']>()({
      check: ['periksa', allowed],
      confirm: ['konfirmasi', allowed],
      refuse: ['tolak', allowed],
    }),
  ],
})
export type AccountDetail = EnglishOf<typeof accountDetail>
