import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { emailAddress } from '../companies/fields.ts'
import { idText } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { newPassword } from './password-fields.ts'
import { resetSentences } from './reset-sentences.ts'

/** The field of the first step, with its sentences [RESET-2]. */
const resetAddress = z
  .string({ error: resetSentences.empty })
  .trim()
  .min(1, { error: resetSentences.empty })
  .pipe(z.string().refine((typed) => emailAddress.safeParse(typed).success, { error: resetSentences.notValid }))

const codeVerdict = wireWords({ valid: 'valid', wrong: 'salah', expired: 'expired' })
const success = z.literal('success')
const checkedCode = z.object({ verdict: wire('status_kode', codeVerdict), proof: wire('token', z.string().optional()) })

const kind = z.literal('password', { error: 'Tipe kode tidak dikenal.' })

/** The four calls of a reset, with prescribed paths, bodies and answers [RESET-1 to RESET-6]. */
export const resetCalls = {
  findAccount: defineCall({
    path: 'reset-password/email/cek',
    summary: 'Whose e-mail address this is; no data where nobody is registered with it',
    access: 'open',
    limit: { max: 60, seconds: 60 },
    body: z.object({ email: resetAddress }),
    answer: answers(z.object({ userId: wire('user_id', z.string().optional()), username: z.string().optional() })),
  }),
  sendCode: defineCall({
    path: 'External/insertOTP',
    summary: 'Send a code to the address; it is made on the server, whatever `kode` says',
    access: 'open',
    limit: { max: 60, seconds: 60 },
    body: z.object({
      email: wire('tujuan', emailAddress),
      // older clients send one: it is accepted and never used
      code: wire('kode', z.union([z.string().max(100), z.number()], { error: 'Kode tidak sesuai.' }).nullish()),
      username: z.string().max(LONGEST.email, { error: 'Username terlalu panjang.' }).nullish(),
      kind: wire('tipe', kind),
    }),
    answer: z.object({
      status: success,
      inserted: wire('status_insert', success),
      sent: wire('status_kirim', success),
    }),
  }),
  checkCode: defineCall({
    path: 'data/status/otp',
    summary: 'Whether this is the code that was sent; a right one answers the proof that saving needs',
    access: 'open',
    limit: { max: 120, seconds: 60 },
    body: z.object({
      email: wire('tujuan', emailAddress),
      // other characters than a code's are a wrong code, not a wrong call
      code: wire(
        'kode',
        z
          .string({ error: 'Kode verifikasi harus diisi.' })
          .trim()
          .min(1, { error: 'Kode verifikasi harus diisi.' })
          .max(100, { error: 'Kode verifikasi terlalu panjang.' })
          .toUpperCase(),
      ),
      kind: wire('tipe', kind),
    }),
    answer: z.object({ status: success, values: z.array(checkedCode) }),
  }),
  savePassword: defineCall({
    path: 'akun/reset-password',
    summary: "Save a new password with the proof of a right code; ends the user's other sessions",
    access: 'open',
    limit: { max: 60, seconds: 60 },
    body: z.object({
      userId: wire('user_id', idText),
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
