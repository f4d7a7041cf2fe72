import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { registeredTypes } from '../companies/business-type.ts'
import { emailAddress, nameText, nib, npwp, optionalName, phoneNumber, postalCode } from '../companies/fields.ts'
import { provinces } from '../companies/provinces.ts'
import { idText, instant } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { sessionInfo } from './contract.ts'
import { newPassword } from './password-fields.ts'

const companyFields = z.object({
  nama_perusahaan: nameText('Nama perusahaan', LONGEST.companyName),
  tipe_bisnis: z.enum(registeredTypes, { error: 'Pilih salah satu tipe bisnis.' }),
  /** In the company's own words; required when tipe_bisnis is 'Lainnya'. */
  tipe_bisnis_lain: optionalName('Tipe bisnis', LONGEST.otherBusiness),
  jenis_identitas: z.enum(['npwp', 'nib'], { error: 'Pilih NPWP atau NIB.' }),
  /** 16 digits of an NPWP or 13 of a NIB; dots, dashes and spaces between them are ignored. */
  nomor_identitas: z.string({ error: 'Nomor identitas perusahaan harus diisi.' }).max(40, {
    error: 'Nomor identitas perusahaan terlalu panjang.',
  }),
})

/** The first step of registering [REG-1]. */
export const companyStep = companyFields.superRefine(checkCompany, { when: isCheckable })

/** The second. */
export const addressStep = z.object({
  alamat: nameText('Alamat', LONGEST.address),
  provinsi: z.enum(provinces, { error: 'Pilih salah satu provinsi.' }),
  kota: nameText('Kota', LONGEST.city),
  kode_pos: postalCode,
})

/** The third. */
export const personStep = z.object({
  nama: nameText('Nama', LONGEST.name),
  email: emailAddress,
  telepon: phoneNumber,
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
    setuju_syarat: consent('Anda perlu menyetujui syarat dan ketentuan.'),
    setuju_privasi: consent('Anda perlu menyetujui kebijakan privasi.'),
    kode_promo: z.string().trim().max(LONGEST.promoCode, { error: 'Kode promo terlalu panjang.' }).nullish(),
    /** Made by the browser, once per registration: the same request sent again is not a second one. */
    kunci: idText,
  })
  .superRefine(checkCompany, { when: isCheckable })
export type RegistrationBody = z.output<typeof registrationBody>

/** The name of a version; whoever has not agreed sends none. */
function consent(error: string) {
  return z.string({ error }).min(1, { error }).max(LONGEST.pageVersion, { error })
}

interface CompanyWords {
  tipe_bisnis: string
  tipe_bisnis_lain?: string | null | undefined
  jenis_identitas: 'npwp' | 'nib'
  nomor_identitas: string
}

const checked = companyFields.pick({ jenis_identitas: true, nomor_identitas: true })

/** Also when other fields are invalid, so that one round tells everything. */
function isCheckable({ value }: { value: unknown }): boolean {
  return checked.safeParse(value).success
}

function checkCompany(company: CompanyWords, context: z.RefinementCtx): void {
  if (company.tipe_bisnis === 'Lainnya' && !company.tipe_bisnis_lain)
    context.addIssue({ code: 'custom', path: ['tipe_bisnis_lain'], message: 'Tipe bisnis lainnya harus diisi.' })
  const number = { npwp, nib }[company.jenis_identitas].safeParse(company.nomor_identitas)
  if (number.success) return
  context.addIssue({
    code: 'custom',
    path: ['nomor_identitas'],
    message: oldNpwp(company) ?? number.error.issues[0]?.message ?? '',
  })
}

/** Until 2024 an NPWP had 15 digits; companies' numbers stay valid with a leading 0. */
function oldNpwp({ jenis_identitas, nomor_identitas }: CompanyWords): string | undefined {
  if (jenis_identitas !== 'npwp' || nomor_identitas.replace(/[\s.-]/g, '').length !== 15) return undefined
  return 'NPWP terdiri dari 16 angka. Untuk NPWP lama 15 angka, tambahkan angka 0 di depannya.'
}

const promo = z.object({
  kode: z.string(),
  nama: z.string(),
  /** Rupiah its voucher takes off. */
  nilai: z.string(),
  min_belanja: z.string(),
  /** When a voucher given today expires. */
  berlaku_sampai: instant,
})
export type WirePromo = z.infer<typeof promo>

const keptMail = z.object({
  id: z.string(),
  kepada: z.string(),
  perihal: z.string(),
  waktu: instant,
  teks: z.string(),
  html: z.string(),
})
export type WireKeptMail = z.infer<typeof keptMail>

const askedVerification = z.object({ email: z.string(), sudah_terverifikasi: z.boolean() })
export type WireAskedVerification = z.infer<typeof askedVerification>

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
      kode_promo: z
        .string({ error: 'Kode promo harus diisi.' })
        .trim()
        .min(1, { error: 'Kode promo harus diisi.' })
        .max(LONGEST.promoCode, { error: 'Kode promo terlalu panjang.' }),
    }),
    answer: answers(promo),
  }),
  sendVerification: defineCall({
    path: 'verifikasi/kirim-ulang',
    summary: 'Send the link that verifies the own e-mail address once more',
    access: 'member',
    limit: { max: 30, seconds: 60 },
    body: z.object({}),
    answer: answers(askedVerification),
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
    answer: answers(z.array(keptMail)),
  }),
}
