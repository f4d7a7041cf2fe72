import { z } from 'zod'
import { auditAct } from '../audit/acts.ts'
import { answers, defineCall } from '../call.ts'
import { allowed, idOrNull, idText, instant, keyword, pageSize } from '../fields.ts'
import { check } from '../onboarding/contract-admin.ts'
import { lateWay } from '../receivables/late-money.ts'
import { companyAge, tradingKind } from './company-kind.ts'
import { askedIdentity } from './contract-identity.ts'
import { reviewState } from './review.ts'

const listed = z.object({
  perusahaan_id: z.string(),
  nama: z.string(),
  jenis: z.enum(tradingKind.names),
  kota: z.string(),
  tipe_bisnis: z.string().nullable(),
  terdaftar: instant,
  terverifikasi: z.boolean(),
  ditangguhkan: instant.nullable(),
  /** Closed for good by its owner. */
  ditutup: instant.nullable(),
  jumlah_anggota: z.number().int(),
})
export type WireListedCompany = z.infer<typeof listed>

const companies = z.object({
  perusahaan: z.array(listed),
  /** To be sent as `setelah`; null at the end. */
  berikutnya: z.string().nullable(),
})
export type WireCompanies = z.infer<typeof companies>

const member = z.object({
  pengguna_id: z.string(),
  nama: z.string(),
  email: z.string(),
  peran: z.string(),
  /** Whether the e-mail address is proved. */
  terverifikasi: z.boolean(),
  /** When they last used a session for this company. */
  terakhir: instant.nullable(),
})
export type WireOverseenMember = z.infer<typeof member>

export const pastAct = z.object({
  waktu: instant,
  tindakan: z.enum(auditAct.names),
  oleh: z.string().nullable(),
  alasan: z.string().nullable(),
})
export type WirePastAct = z.infer<typeof pastAct>

const review = z.object({
  status: z.enum(reviewState.names),
  versi: z.number().int(),
  diajukan: instant,
  tenggat: instant,
  /** What a seller asks for, beside what holds. */
  perubahan: askedIdentity.nullable(),
  can: z.object({ verifikasi: allowed, perbaikan: allowed, tangguhkan: allowed, buka: allowed }),
})
export type WireReview = z.infer<typeof review>

const lateMoney = z.object({
  waktu: instant,
  cara: z.enum(lateWay.names),
  /** The other company of the orders. */
  pihak_lain: z.string(),
  jumlah: z.string(),
  pesanan: z.array(z.string()),
})
export type WireLateMoney = z.infer<typeof lateMoney>

export const overseenCompanyShape = z.object({
  perusahaan_id: z.string(),
  nama: z.string(),
  username: z.string(),
  jenis: z.enum(tradingKind.names),
  tipe_bisnis: z.string().nullable(),
  telepon: z.string(),
  alamat: z.string(),
  terdaftar: instant,
  ditangguhkan: instant.nullable(),
  /** Closed for good by its owner. */
  ditutup: instant.nullable(),
  alasan_penangguhan: z.string().nullable(),
  periksa: z.array(check),
  anggota: z.array(member),
  jumlah_pesanan: z.number().int(),
  jumlah_langganan: z.number().int(),
  /** Its application to sell, or the one that opened it. */
  pengajuan_id: z.string().nullable(),
  /** Of a company that buys. */
  pemeriksaan: review.nullable(),
  /** What came for it after it was closed, the latest first. */
  uang_setelah_ditutup: z.array(lateMoney),
  riwayat: z.array(pastAct),
})
export type WireOverseenCompany = z.infer<typeof overseenCompanyShape>

const administrator = { access: 'admin', permission: 'companies.verify' } as const

/** Every company, buying or selling, as administrators see it: no prices, no conversations [ADM-2]. */
export const companyOversightCalls = {
  list: defineCall({
    path: 'admin/perusahaan/semua',
    summary:
      'Companies, the one registered last first; found by name, the beginning of NPWP or NIB, or an e-mail address',
    ...administrator,
    body: z.object({
      keyword: keyword.optional(),
      jenis: z.enum(tradingKind.names, { error: 'Jenis perusahaan tidak dikenal.' }).optional(),
      umur: z.enum(companyAge.names, { error: 'Umur tidak dikenal.' }).optional(),
      ditangguhkan: z.literal(true, { error: 'Status tidak dikenal.' }).optional(),
      setelah: idOrNull,
      per_halaman: pageSize,
    }),
    answer: answers(companies),
  }),
  detail: defineCall({
    path: 'admin/perusahaan/lihat',
    summary: 'A company with what was checked, its members, how much it trades and what administrators did with it',
    ...administrator,
    body: z.object({ perusahaan_id: idText }),
    answer: answers(overseenCompanyShape),
  }),
}
