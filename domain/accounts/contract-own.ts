import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { emailAddress, nameText, phoneNumber } from '../companies/fields.ts'
import { idText, instant, ownUser } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire } from '../wire.ts'
import { sessionInfo } from './contract.ts'
import { newPassword, presentPassword } from './password-fields.ts'

const companyEntry = z.object({
  id: wire('perusahaan_id', z.string()),
  name: wire('nama', z.string()),
  kind: wire('jenis', z.enum(['buyer', 'seller', 'platform'])),
  role: wire('peran', z.string()),
  current: wire('sekarang', z.boolean()),
})
/** A company the user belongs to. */
export type CompanyEntry = z.infer<typeof companyEntry>

const ownProfile = z.object({
  name: wire('nama', z.string()),
  phone: wire('telepon', z.string()),
  email: z.string(),
  emailVerified: wire('email_terverifikasi', z.boolean()),
  /** The address that is to replace it once its link is opened. */
  pendingEmail: wire(
    'email_menunggu',
    z.object({ email: z.string(), validUntil: wire('berlaku_sampai', instant) }).nullable(),
  ),
  username: z.string(),
  /** The points of the company as text, '12.450'; null where it earns none. */
  pointsText: wire('poin', z.string().nullable()),
})
export type OwnProfile = z.infer<typeof ownProfile>

const device = z.object({
  id: wire('perangkat_id', z.string()),
  name: wire('nama', z.string()),
  companyName: wire('perusahaan', z.string()),
  signedInAt: wire('masuk', instant),
  lastUsedAt: wire('terakhir_dipakai', instant),
  current: wire('sekarang', z.boolean()),
})
export type Device = z.infer<typeof device>

/** The secret of a link in a mail. */
export const linkToken = z
  .string({ error: 'Tautan tidak lengkap.' })
  .min(1, { error: 'Tautan tidak lengkap.' })
  .max(100, { error: 'Tautan tidak sesuai.' })

/** Calls for users' own accounts, across companies. */
export const ownAccountCalls = {
  companies: defineCall({
    path: 'session/akun/daftar',
    summary: 'The companies the user belongs to; `sekarang` is the one this session acts for',
    access: 'member',
    body: z.object({}),
    answer: answers(z.array(companyEntry)),
  }),
  switchCompany: defineCall({
    path: 'session/akun/pilih',
    summary: 'Act for another of the own companies from now on, in every tab of this session',
    access: 'member',
    body: z.object({ companyId: wire('perusahaan_id', idText) }),
    answer: answers(sessionInfo),
  }),
  profile: defineCall({
    path: 'akun/profil',
    summary: "The own name, phone number and e-mail address, and the company's points",
    access: 'member',
    body: z.object({}),
    answer: answers(ownProfile),
  }),
  changeProfile: defineCall({
    path: 'akun/profil/ubah',
    summary: 'Change the own name and phone number',
    access: 'member',
    body: z.object({
      userId: wire('user_id', ownUser),
      name: wire('nama', nameText('Nama', LONGEST.name)),
      phone: wire('telepon', phoneNumber),
    }),
    answer: done,
  }),
  changePassword: defineCall({
    path: 'akun/password/ubah',
    summary: "Change the own password; ends the user's other sessions",
    access: 'member',
    limit: { max: 30, seconds: 60 },
    body: z.object({
      userId: wire('user_id', ownUser),
      oldPassword: wire('password_lama', presentPassword),
      newPassword: wire('password_baru', newPassword('Password baru')),
    }),
    answer: done,
  }),
  changeEmail: defineCall({
    path: 'akun/email/ubah',
    summary: 'Send a link to another e-mail address, which replaces the own one when it is confirmed',
    access: 'member',
    limit: { max: 30, seconds: 60 },
    body: z.object({ userId: wire('user_id', ownUser), email: emailAddress, password: presentPassword }),
    answer: done,
  }),
  resendEmailChange: defineCall({
    path: 'akun/email/kirim-ulang',
    summary: 'Send the link of the open change of e-mail address again; the earlier link no longer counts',
    access: 'member',
    body: z.object({ userId: wire('user_id', ownUser) }),
    answer: done,
  }),
  cancelEmailChange: defineCall({
    path: 'akun/email/batal',
    summary: 'Cancel the open change of e-mail address',
    access: 'member',
    body: z.object({ userId: wire('user_id', ownUser) }),
    answer: done,
  }),
  confirmEmailChange: defineCall({
    path: 'akun/email/konfirmasi',
    summary: "Change the e-mail address to the one whose link carried this token; ends the user's other sessions",
    access: 'open',
    limit: { max: 60, seconds: 60 },
    body: z.object({ token: linkToken }),
    answer: answers(z.object({ email: z.string() })),
  }),
  stopEmailChange: defineCall({
    path: 'akun/email/hentikan',
    summary: 'Cancel the change of e-mail address that the mail to the present address told of',
    access: 'open',
    limit: { max: 60, seconds: 60 },
    body: z.object({ token: linkToken }),
    answer: done,
  }),
  devices: defineCall({
    path: 'akun/perangkat/daftar',
    summary: 'The sessions of the user that hold, the one used last first',
    access: 'member',
    body: z.object({}),
    answer: answers(z.array(device)),
  }),
  endDevice: defineCall({
    path: 'akun/perangkat/akhiri',
    summary: 'End one of the own sessions, at once',
    access: 'member',
    body: z.object({ userId: wire('user_id', ownUser), deviceId: wire('perangkat_id', idText) }),
    answer: done,
  }),
  endOtherDevices: defineCall({
    path: 'akun/perangkat/akhiri-lainnya',
    summary: 'End all own sessions but this one, at once',
    access: 'member',
    body: z.object({ userId: wire('user_id', ownUser) }),
    answer: done,
  }),
}
