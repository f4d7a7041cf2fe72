import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { emailAddress } from '../companies/fields.ts'
import { idText } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { codeVerdict } from './codec.ts'
import { newPassword } from './password-fields.ts'
import { resetSentences } from './reset-sentences.ts'

/** What the first step asks, in its sentences [RESET-2]. */
const askedAddress = z
  .string({ error: resetSentences.empty })
  .trim()
  .min(1, { error: resetSentences.empty })
  .pipe(z.string().refine((typed) => emailAddress.safeParse(typed).success, { error: resetSentences.notValid }))

const success = z.literal('success')
const checkedCode = z.object({ status_kode: z.enum(codeVerdict.names), token: z.string().optional() })
export type WireCheckedCode = z.infer<typeof checkedCode>
const kind = z.literal('password', { error: 'Tipe kode tidak dikenal.' })

/** The four calls of a reset, with prescribed paths, bodies and answers [RESET-1 to RESET-6]. */
export const resetCalls = {
  findAccount: defineCall({
    path: 'reset-password/email/cek',
    summary: 'Whose e-mail address this is; no data where nobody is registered with it',
    access: 'open',
    limit: { max: 60, seconds: 60 },
    body: z.object({ email: askedAddress }),
    answer: answers(z.object({ user_id: z.string().optional(), username: z.string().optional() })),
  }),
  sendCode: defineCall({
    path: 'External/insertOTP',
    summary: 'Send a code to the address; it is made on the server, whatever `kode` says',
    access: 'open',
    limit: { max: 60, seconds: 60 },
    body: z.object({
      tujuan: emailAddress,
      // older clients send one: it is accepted and never used
      kode: z.union([z.string().max(100), z.number()], { error: 'Kode tidak sesuai.' }).nullish(),
      username: z.string().max(LONGEST.email, { error: 'Username terlalu panjang.' }).nullish(),
      tipe: kind,
    }),
    answer: z.object({ status: success, status_insert: success, status_kirim: success }),
  }),
  checkCode: defineCall({
    path: 'data/status/otp',
    summary: 'Whether this is the code that was sent; a right one answers the proof that saving needs',
    access: 'open',
    limit: { max: 120, seconds: 60 },
    body: z.object({
      tujuan: emailAddress,
      // other characters than a code's are a wrong code, not a wrong call
      kode: z
        .string({ error: 'Kode verifikasi harus diisi.' })
        .trim()
        .min(1, { error: 'Kode verifikasi harus diisi.' })
        .max(100, { error: 'Kode verifikasi terlalu panjang.' })
        .toUpperCase(),
      tipe: kind,
    }),
    answer: z.object({ status: success, values: z.array(checkedCode) }),
  }),
  savePassword: defineCall({
    path: 'akun/reset-password',
    summary: "Save a new password with the proof of a right code; ends the user's other sessions",
    access: 'open',
    limit: { max: 60, seconds: 60 },
    body: z.object({
      user_id: idText,
      password: newPassword(),
      email: emailAddress,
      token: z
        .string({ error: 'Token harus diisi.' })
        .min(1, { error: 'Token harus diisi.' })
        .max(100, { error: 'Token tidak sesuai.' }),
    }),
    answer: done,
  }),
}
