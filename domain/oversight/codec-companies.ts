import { auditAct } from '../audit/acts.ts'
import { allowed, type EnglishOf, list, nullable, record } from '../codec.ts'
import { lateWay } from '../receivables/late-money.ts'
import { askedIdentity } from './codec-identity.ts'
import { tradingKind } from './company-kind.ts'
import type {
  WireCompanies,
  WireLateMoney,
  WireListedCompany,
  WireOverseenCompany,
  WireOverseenMember,
  WirePastAct,
  WireReview,
} from './contract-companies.ts'
import { reviewState } from './review.ts'

const listed = record<WireListedCompany>()({
  id: 'perusahaan_id',
  name: 'nama',
  kind: ['jenis', tradingKind],
  city: 'kota',
  businessType: 'tipe_bisnis',
  registeredAt: 'terdaftar',
  verified: 'terverifikasi',
  suspendedAt: 'ditangguhkan',
  closedAt: 'ditutup',
  members: 'jumlah_anggota',
})
export type ListedCompany = EnglishOf<typeof listed>

export const companyPage = record<WireCompanies>()({ companies: ['perusahaan', list(listed)], next: 'berikutnya' })

const member = record<WireOverseenMember>()({
  userId: 'pengguna_id',
  name: 'nama',
  email: 'email',
  role: 'peran',
  emailVerified: 'terverifikasi',
  lastSeenAt: 'terakhir',
})
export type OverseenMember = EnglishOf<typeof member>

/** What an administrator did with a company or a person. */
export const pastAct = record<WirePastAct>()({ at: 'waktu', act: ['tindakan', auditAct], by: 'oleh', reason: 'alasan' })
export type PastAct = EnglishOf<typeof pastAct>

const review = record<WireReview>()({
  state: ['status', reviewState],
  version: 'versi',
  askedAt: 'diajukan',
  dueAt: 'tenggat',
  asked: ['perubahan', nullable(askedIdentity)],
  can: [
    'can',
    record<WireReview['can']>()({
      verify: ['verifikasi', allowed],
      correct: ['perbaikan', allowed],
      suspend: ['tangguhkan', allowed],
      reopen: ['buka', allowed],
    }),
  ],
})

const lateMoney = record<WireLateMoney>()({
  at: 'waktu',
  way: ['cara', lateWay],
  otherName: 'pihak_lain',
  amount: 'jumlah',
  numbers: 'pesanan',
})
export type LateMoney = EnglishOf<typeof lateMoney>

/** A company as administrators see it [ADM-2]. */
export const overseenCompany = record<WireOverseenCompany>()({
  id: 'perusahaan_id',
  name: 'nama',
  username: 'username',
  kind: ['jenis', tradingKind],
  businessType: 'tipe_bisnis',
  phone: 'telepon',
  address: 'alamat',
  registeredAt: 'terdaftar',
  suspendedAt: 'ditangguhkan',
  closedAt: 'ditutup',
  suspensionReason: 'alasan_penangguhan',
  checks: 'periksa',
  members: ['anggota', list(member)],
  orders: 'jumlah_pesanan',
  subscriptions: 'jumlah_langganan',
  applicationId: 'pengajuan_id',
  review: ['pemeriksaan', nullable(review)],
  lateMoney: ['uang_setelah_ditutup', list(lateMoney)],
  history: ['riwayat', list(pastAct)],
})
export type OverseenCompany = EnglishOf<typeof overseenCompany>
