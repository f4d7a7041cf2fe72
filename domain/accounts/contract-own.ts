import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { nameText, phoneNumber } from '../companies/fields.ts'
import { idText, instant, ownUser } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { sessionInfo } from './contract.ts'
import { newPassword } from './new-password.ts'

const companyEntry = z.object({
  perusahaan_id: z.string(),
  nama: z.string(),
  jenis: z.enum(['buyer', 'seller', 'platform']),
  peran: z.string(),
  sekarang: z.boolean(),
})
export type WireCompanyEntry = z.infer<typeof companyEntry>

const ownProfile = z.object({
  nama: z.string(),
  telepon: z.string(),
  email: z.string(),
  email_terverifikasi: z.boolean(),
  username: z.string(),
  /** The points of the company as text, '12.450'; null where it earns none. */
  poin: z.string().nullable(),
})
export type WireOwnProfile = z.infer<typeof ownProfile>

const device = z.object({
  perangkat_id: z.string(),
  nama: z.string(),
  perusahaan: z.string(),
  masuk: instant,
  terakhir_dipakai: instant,
  sekarang: z.boolean(),
})
export type WireDevice = z.infer<typeof device>

/** What users do with their own account, whichever company they act for. */
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
    body: z.object({ perusahaan_id: idText }),
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
    body: z.object({ user_id: ownUser, nama: nameText('Nama', LONGEST.name), telepon: phoneNumber }),
    answer: done,
  }),
  changePassword: defineCall({
    path: 'akun/password/ubah',
    summary: "Change the own password; ends the user's other sessions",
    access: 'member',
    limit: { max: 30, seconds: 60 },
    body: z.object({
      user_id: ownUser,
      password_lama: z
        .string({ error: 'Password saat ini harus diisi.' })
        .min(1, { error: 'Password saat ini harus diisi.' })
        .max(LONGEST.password, { error: 'Password saat ini salah.' }),
      password_baru: newPassword('Password baru'),
    }),
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
    body: z.object({ user_id: ownUser, perangkat_id: idText }),
    answer: done,
  }),
  endOtherDevices: defineCall({
    path: 'akun/perangkat/akhiri-lainnya',
    summary: 'End all own sessions but this one, at once',
    access: 'member',
    body: z.object({ user_id: ownUser }),
    answer: done,
  }),
}
