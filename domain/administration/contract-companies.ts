import { z } from 'zod'
import { auditAct } from '../audit/acts.ts'
import { answers, defineCall } from '../call.ts'
import { idOrNull, idText, instant, keyword, pageSize } from '../fields.ts'
import { check } from '../onboarding/contract-admin.ts'
import { lateWay } from '../receivables/late-money.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { companyAge, tradingKind } from './company-kind.ts'
import { requestedIdentity } from './contract-identity.ts'
import { reviewState } from './review.ts'

const listed = z.object({
  id: wire('perusahaan_id', z.string()),
  name: wire('nama', z.string()),
  kind: wire('jenis', wireWords(tradingKind.names)),
  city: wire('kota', z.string()),
  businessType: wire('tipe_bisnis', z.string().nullable()),
  registeredAt: wire('terdaftar', instant),
  verified: wire('terverifikasi', z.boolean()),
  suspendedAt: wire('ditangguhkan', instant.nullable()),
  /** Closed for good by its owner. */
  closedAt: wire('ditutup', instant.nullable()),
  members: wire('jumlah_anggota', z.number().int()),
})
export type ListedCompany = z.infer<typeof listed>

const companies = z.object({
  companies: wire('perusahaan', z.array(listed)),
  /** To be sent as `setelah`; null at the end. */
  next: wire('berikutnya', z.string().nullable()),
})

const member = z.object({
  userId: wire('pengguna_id', z.string()),
  name: wire('nama', z.string()),
  email: z.string(),
  role: wire('peran', z.string()),
  /** Whether the e-mail address is proved. */
  emailVerified: wire('terverifikasi', z.boolean()),
  /** When they last used a session for this company. */
  lastSeenAt: wire('terakhir', instant.nullable()),
})
export type OverseenMember = z.infer<typeof member>

export const pastAct = z.object({
  at: wire('waktu', instant),
  act: wire('tindakan', wireWords(auditAct.names)),
  by: wire('oleh', z.string().nullable()),
  reason: wire('alasan', z.string().nullable()),
})
/** An administrator's past act on a company or a person. */
export type PastAct = z.infer<typeof pastAct>

const review = z.object({
  state: wire('status', wireWords(reviewState.names)),
  version: wire('versi', z.number().int()),
  requestedAt: wire('diajukan', instant),
  dueAt: wire('tenggat', instant),
  /** The seller's requested change of its data. */
  requested: wire('perubahan', requestedIdentity.nullable()),
  can: z.object({
    verify: wire('verifikasi', allowed),
    correct: wire('perbaikan', allowed),
    suspend: wire('tangguhkan', allowed),
    reopen: wire('buka', allowed),
  }),
})

const lateMoney = z.object({
  at: wire('waktu', instant),
  way: wire('cara', wireWords(lateWay.names)),
  /** The other company of the orders. */
  otherName: wire('pihak_lain', z.string()),
  amount: wire('jumlah', z.string()),
  numbers: wire('pesanan', z.array(z.string())),
})
export type LateMoney = z.infer<typeof lateMoney>

export const overseenCompanyShape = z.object({
  id: wire('perusahaan_id', z.string()),
  name: wire('nama', z.string()),
  username: z.string(),
  kind: wire('jenis', wireWords(tradingKind.names)),
  businessType: wire('tipe_bisnis', z.string().nullable()),
  phone: wire('telepon', z.string()),
  address: wire('alamat', z.string()),
  registeredAt: wire('terdaftar', instant),
  suspendedAt: wire('ditangguhkan', instant.nullable()),
  /** Closed for good by its owner. */
  closedAt: wire('ditutup', instant.nullable()),
  suspensionReason: wire('alasan_penangguhan', z.string().nullable()),
  checks: wire('periksa', z.array(check)),
  members: wire('anggota', z.array(member)),
  orders: wire('jumlah_pesanan', z.number().int()),
  subscriptions: wire('jumlah_langganan', z.number().int()),
  /** Its application to sell, or the one that opened it. */
  applicationId: wire('pengajuan_id', z.string().nullable()),
  /** Of a company that buys. */
  review: wire('pemeriksaan', review.nullable()),
  /** Money received after it was closed, the latest first. */
  lateMoney: wire('uang_setelah_ditutup', z.array(lateMoney)),
  history: wire('riwayat', z.array(pastAct)),
})
/** A company as administrators see it [ADM-2]. */
export type OverseenCompany = z.infer<typeof overseenCompanyShape>

const administrator = { access: 'admin', permission: 'companies.verify' } as const

/** Every company, buying or selling, as administrators see it: no prices, no conversations [ADM-2]. */
export const companyAdministrationCalls = {
  list: defineCall({
    path: 'admin/perusahaan/semua',
    summary:
      'Companies, the one registered last first; found by name, the beginning of NPWP or NIB, or an e-mail address',
    ...administrator,
    body: z.object({
      keyword: keyword.optional(),
      kind: wire('jenis', wireWords(tradingKind.names, { error: 'Jenis perusahaan tidak dikenal.' }).optional()),
      age: wire('umur', wireWords(companyAge.names, { error: 'Umur tidak dikenal.' }).optional()),
      suspended: wire('ditangguhkan', z.literal(true, { error: 'Status tidak dikenal.' }).optional()),
      after: wire('setelah', idOrNull),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(companies),
  }),
  detail: defineCall({
    path: 'admin/perusahaan/lihat',
    summary: 'A company with what was checked, its members, how much it trades and what administrators did with it',
    ...administrator,
    body: z.object({ id: wire('perusahaan_id', idText) }),
    answer: answers(overseenCompanyShape),
  }),
}
