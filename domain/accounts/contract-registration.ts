import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { registeredTypes } from '../companies/business-type.ts'
import { emailAddress, nameText, nib, npwp, optionalName, phoneNumber, postalCode } from '../companies/fields.ts'
import { provinces } from '../companies/provinces.ts'
import { idText, instant } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire } from '../wire.ts'
import { sessionInfo } from './contract.ts'
import { newPassword } from './password-fields.ts'

const companyFields = z.object({
  companyName: wire('nama_perusahaan', nameText('Nama perusahaan', LONGEST.companyName)),
  businessType: wire('tipe_bisnis', z.enum(registeredTypes, { error: 'Pilih salah satu tipe bisnis.' })),
  /** In the company's own words; required when tipe_bisnis is 'Lainnya'. */
  otherBusiness: wire('tipe_bisnis_lain', optionalName('Tipe bisnis', LONGEST.otherBusiness)),
  identityKind: wire('jenis_identitas', z.enum(['npwp', 'nib'], { error: 'Pilih NPWP atau NIB.' })),
  /** 16 digits of an NPWP or 13 of a NIB; dots, dashes and spaces between them are ignored. */
  identityNumber: wire(
    'nomor_identitas',
    z.string({ error: 'Nomor identitas perusahaan harus diisi.' }).max(40, {
      error: 'Nomor identitas perusahaan terlalu panjang.',
    }),
  ),
})

/** The first step of registering [REG-1]. */
export const companyStep = companyFields.superRefine(checkCompany, { when: isCheckable })

/** The second. */
export const addressStep = z.object({
  street: wire('alamat', nameText('Alamat', LONGEST.address)),
  province: wire('provinsi', z.enum(provinces, { error: 'Pilih salah satu provinsi.' })),
  city: wire('kota', nameText('Kota', LONGEST.city)),
  postalCode: wire('kode_pos', postalCode),
})

/** The third. */
export const personStep = z.object({
  name: wire('nama', nameText('Nama', LONGEST.name)),
  email: emailAddress,
  phone: wire('telepon', phoneNumber),
  /** Derived from the e-mail address if absent. */
  username: z
    .string()
    .trim()
    .regex(/^([a-zA-Z0-9][a-zA-Z0-9._-]{3,29})?$/, {
      error: 'Username terdiri dari 4 sampai 30 huruf, angka, titik, garis bawah, atau tanda hubung.',
    })
    .nullish(),
  password: newPassword(),
})

const registrationBody = z
  .object({
    ...companyFields.shape,
    ...addressStep.shape,
    ...personStep.shape,
    /** The version of the terms that was shown and agreed to, as halaman/detail names it; it must be the valid one. */
    agreedTerms: wire('setuju_syarat', consent('Anda perlu menyetujui syarat dan ketentuan.')),
    agreedPrivacy: wire('setuju_privasi', consent('Anda perlu menyetujui kebijakan privasi.')),
    promoCode: wire(
      'kode_promo',
      z.string().trim().max(LONGEST.promoCode, { error: 'Kode promo terlalu panjang.' }).nullish(),
    ),
    /** Made by the browser, once per registration: the same request sent again is not a second one. */
    key: wire('kunci', idText),
  })
  .superRefine(checkCompany, { when: isCheckable })
export type RegistrationBody = z.output<typeof registrationBody>

/** The name of a version; absent for a user who has not agreed. */
function consent(error: string) {
  return z.string({ error }).min(1, { error }).max(LONGEST.pageVersion, { error })
}

interface CompanyWords {
  businessType: string
  otherBusiness?: string | null | undefined
  identityKind: 'npwp' | 'nib'
  identityNumber: string
}

const checked = companyFields.pick({ identityKind: true, identityNumber: true })

/** Also when other fields are invalid, so that one submission reports every problem. */
function isCheckable({ value }: { value: unknown }): boolean {
  return checked.safeParse(value).success
}

function checkCompany(company: CompanyWords, context: z.RefinementCtx): void {
  if (company.businessType === 'Lainnya' && !company.otherBusiness)
    context.addIssue({ code: 'custom', path: ['otherBusiness'], message: 'Tipe bisnis lainnya harus diisi.' })
  const number = { npwp, nib }[company.identityKind].safeParse(company.identityNumber)
  if (number.success) return
  context.addIssue({
    code: 'custom',
    path: ['identityNumber'],
    message: oldNpwp(company) ?? number.error.issues[0]?.message ?? '',
  })
}

/** Until 2024 an NPWP had 15 digits; companies' numbers stay valid with a leading 0. */
function oldNpwp({ identityKind, identityNumber }: CompanyWords): string | undefined {
  if (identityKind !== 'npwp' || identityNumber.replace(/[\s.-]/g, '').length !== 15) return undefined
  return 'NPWP terdiri dari 16 angka. Untuk NPWP lama 15 angka, tambahkan angka 0 di depannya.'
}

const promo = z.object({
  code: wire('kode', z.string()),
  name: wire('nama', z.string()),
  /** Rupiah its voucher takes off. */
  amount: wire('nilai', z.string()),
  minSpend: wire('min_belanja', z.string()),
  /** When a voucher given today expires. */
  validUntil: wire('berlaku_sampai', instant),
})
/** The reward of a promotion code. */
export type Promo = z.infer<typeof promo>

const outboxMail = z.object({
  id: z.string(),
  to: wire('kepada', z.string()),
  subject: wire('perihal', z.string()),
  at: wire('waktu', instant),
  text: wire('teks', z.string()),
  html: z.string(),
})
/** A mail that the demo stored instead of sending it. */
export type OutboxMail = z.infer<typeof outboxMail>

const resentVerification = z.object({ email: z.string(), alreadyVerified: wire('sudah_terverifikasi', z.boolean()) })

export const registrationCalls = {
  register: defineCall({
    path: 'session/daftar',
    summary:
      'Register a buyer company with its first user, who is signed in, at most 50 a day from one network; sets the refresh cookie',
    access: 'open',
    limit: { max: 60, seconds: 600 },
    body: registrationBody,
    answer: answers(sessionInfo.extend({ voucher: z.string().nullable() })),
  }),
  promo: defineCall({
    path: 'promo/cek',
    summary: 'What a promo code is good for',
    access: 'open',
    limit: { max: 30, seconds: 60 },
    body: z.object({
      promoCode: wire(
        'kode_promo',
        z
          .string({ error: 'Kode promo harus diisi.' })
          .trim()
          .min(1, { error: 'Kode promo harus diisi.' })
          .max(LONGEST.promoCode, { error: 'Kode promo terlalu panjang.' }),
      ),
    }),
    answer: answers(promo),
  }),
  sendVerification: defineCall({
    path: 'verifikasi/kirim-ulang',
    summary: 'Send the link that verifies the own e-mail address once more',
    access: 'member',
    limit: { max: 30, seconds: 60 },
    body: z.object({}),
    answer: answers(resentVerification),
  }),
  verify: defineCall({
    path: 'verifikasi/konfirmasi',
    summary: 'Verify the e-mail address whose link carried this token',
    access: 'open',
    limit: { max: 60, seconds: 60 },
    body: z.object({
      token: z
        .string({ error: 'Tautan verifikasi tidak lengkap.' })
        .min(1, { error: 'Tautan verifikasi tidak lengkap.' })
        .max(100, { error: 'Tautan verifikasi tidak sesuai.' }),
    }),
    answer: answers(z.object({ email: z.string() })),
  }),
  outbox: defineCall({
    path: 'kotak-keluar/daftar',
    summary: 'The mails the demo kept instead of sending them; not there otherwise',
    access: 'open',
    body: z.object({}),
    answer: answers(z.array(outboxMail)),
  }),
}
