import { type EnglishOf, nullable, record, words } from '../codec.ts'
import type { WireProfile } from './contract.ts'
import type { WireCompanyEntry, WireDevice, WireOwnProfile } from './contract-own.ts'
import type { WireAskedVerification, WireKeptMail, WirePromo } from './contract-registration.ts'
import type { WireCheckedCode } from './contract-reset.ts'
import type { WireFactor } from './contract-second-factor.ts'
import { owedStep } from './owed-step.ts'

/** Who is looking at a page; a visitor has no company. */
export const profile = record<WireProfile>()({
  signedIn: 'masuk',
  userId: 'user_id',
  name: 'nama',
  email: 'email',
  company: [
    'perusahaan',
    nullable(
      record<NonNullable<WireProfile['perusahaan']>>()({
        id: 'company_id',
        name: 'nama',
        kind: 'jenis',
        role: 'peran',
      }),
    ),
  ],
  businessType: 'tipe_bisnis',
  /** What is left to verify, '' if nothing [VERIF-1]. */
  toVerify: 'verifikasi',
  /** The step of signing in that is left to an administrator [ADM-1]. */
  owedStep: ['faktor_kedua', nullable(owedStep)],
})
export type Profile = EnglishOf<typeof profile>

/** A company the user belongs to. */
export const companyEntry = record<WireCompanyEntry>()({
  id: 'perusahaan_id',
  name: 'nama',
  kind: 'jenis',
  role: 'peran',
  /** This session acts for it. */
  current: 'sekarang',
})
export type CompanyEntry = EnglishOf<typeof companyEntry>

export const ownProfile = record<WireOwnProfile>()({
  name: 'nama',
  phone: 'telepon',
  email: 'email',
  emailVerified: 'email_terverifikasi',
  /** The address that is to replace it, until its link is opened. */
  pendingEmail: [
    'email_menunggu',
    nullable(record<NonNullable<WireOwnProfile['email_menunggu']>>()({ email: 'email', validUntil: 'berlaku_sampai' })),
  ],
  username: 'username',
  /** The balance of the company as text; null where it earns no points. */
  pointsText: 'poin',
})
export type OwnProfile = EnglishOf<typeof ownProfile>

export const device = record<WireDevice>()({
  id: 'perangkat_id',
  name: 'nama',
  companyName: 'perusahaan',
  signedInAt: 'masuk',
  lastUsedAt: 'terakhir_dipakai',
  /** The one asking. */
  current: 'sekarang',
})
export type Device = EnglishOf<typeof device>

/** What a promo code earns. */
export const promo = record<WirePromo>()({
  code: 'kode',
  name: 'nama',
  /** Rupiah its voucher takes off. */
  amount: 'nilai',
  minSpend: 'min_belanja',
  /** When a voucher given today expires. */
  validUntil: 'berlaku_sampai',
})
export type Promo = EnglishOf<typeof promo>

/** A mail that the demo kept instead of sending it. */
export const keptMail = record<WireKeptMail>()({
  id: 'id',
  to: 'kepada',
  subject: 'perihal',
  at: 'waktu',
  text: 'teks',
  html: 'html',
})
export type KeptMail = EnglishOf<typeof keptMail>

/** How sending the verification link again went. */
export const askedVerification = record<WireAskedVerification>()({
  email: 'email',
  /** Nothing was sent: there is nothing left to verify. */
  alreadyVerified: 'sudah_terverifikasi',
})

export const codeVerdict = words({ valid: 'valid', wrong: 'salah', expired: 'expired' })

/** A checked reset code; only a valid one has the proof that saving needs. */
export const checkedCode = record<WireCheckedCode>()({ verdict: ['status_kode', codeVerdict], proof: 'token' })

/** The own second factor [ADM-1]. */
export const secondFactor = record<WireFactor>()({
  activeSince: 'aktif_sejak',
  recoveryCodesLeft: 'sisa_kode_pemulihan',
  /** Whether signing in asks for it: the demo does not. */
  isAsked: 'diminta',
})
export type SecondFactor = EnglishOf<typeof secondFactor>
