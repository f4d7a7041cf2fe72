import { auditAct } from '../audit/acts.ts'
import { type EnglishOf, list, record } from '../codec.ts'
import { check } from '../onboarding/codec-admin.ts'
import { tradingKind } from './company-kind.ts'
import type {
  WireCompanies,
  WireListedCompany,
  WireOverseenCompany,
  WireOverseenMember,
  WirePastAct,
} from './contract-companies.ts'

const listed = record<WireListedCompany>()({
  id: 'perusahaan_id',
  name: 'nama',
  kind: ['jenis', tradingKind],
  city: 'kota',
  businessType: 'tipe_bisnis',
  registeredAt: 'terdaftar',
  suspendedAt: 'ditangguhkan',
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
  checks: ['periksa', list(check)],
  members: ['anggota', list(member)],
  orders: 'jumlah_pesanan',
  subscriptions: 'jumlah_langganan',
  applicationId: 'pengajuan_id',
  history: ['riwayat', list(pastAct)],
})
export type OverseenCompany = EnglishOf<typeof overseenCompany>
