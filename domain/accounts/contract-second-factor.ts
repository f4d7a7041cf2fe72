import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { instant } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire } from '../wire.ts'
import { presentPassword } from './password-fields.ts'
import { readCode } from './second-factor.ts'

const factor = z.object({
  activeSince: wire('aktif_sejak', instant.nullable()),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: wire('sisa_kode_pemulihan', z.number().int()),
  /** Whether signing in asks for it: the demo does not. */
  isRequired: wire('diminta', z.boolean()),
})
/** The own second factor [ADM-1]. */
export type SecondFactor = z.infer<typeof factor>

const setup = z.object({
  /** The secret, to type into an authenticator. */
  secret: wire('kunci', z.string()),
  /** The secret as an otpauth:// address, to show as a QR code. */
  address: wire('alamat', z.string()),
})

const recovery = z.object({ recoveryCodes: wire('kode_pemulihan', z.array(z.string())) })

const authenticatorCode = z
  .string({ error: 'Kode harus diisi.' })
  .trim()
  .min(1, { error: 'Kode harus diisi.' })
  .max(40, { error: 'Tulis 6 angka dari aplikasi autentikator.' })
  .refine((text) => readCode(text)?.kind === 'authenticator', { error: 'Tulis 6 angka dari aplikasi autentikator.' })
  .meta({ examples: ['123456'] })

const anyCode = z
  .string({ error: 'Kode harus diisi.' })
  .trim()
  .min(1, { error: 'Kode harus diisi.' })
  .max(40, { error: 'Tulis 6 angka dari aplikasi autentikator, atau satu kode pemulihan.' })
  .refine((text) => readCode(text) !== undefined, {
    error: 'Tulis 6 angka dari aplikasi autentikator, atau satu kode pemulihan.',
  })
  .meta({ examples: ['123456'] })

const own = { access: 'admin', limit: { max: 120, seconds: 60 } } as const
// a session that still owes the second step may make these alone
const onTheWay = { ...own, beforeSecondFactor: true } as const

/** The second step of signing in, for administrators [ADM-1]. */
export const secondFactorCalls = {
  show: defineCall({
    path: 'akun/faktor-kedua',
    summary: 'Whether the own second factor is set up, and how many recovery codes are left',
    ...onTheWay,
    body: z.object({}),
    answer: answers(factor),
  }),
  prepare: defineCall({
    path: 'akun/faktor-kedua/siapkan',
    summary: 'A new secret for an authenticator; what was set up before counts until a code of the new one is typed',
    ...onTheWay,
    body: z.object({
      /** Needed to replace one that is set up. */
      password: z.string().max(LONGEST.password, { error: 'Password terlalu panjang.' }).nullish(),
    }),
    answer: answers(setup),
  }),
  activate: defineCall({
    path: 'akun/faktor-kedua/aktifkan',
    summary: 'Set the prepared secret up by a code of it; answers with new recovery codes, once',
    ...onTheWay,
    body: z.object({ code: wire('kode', authenticatorCode) }),
    answer: answers(recovery),
  }),
  prove: defineCall({
    path: 'akun/faktor-kedua/buktikan',
    summary: 'The second step of signing in: a code of the authenticator, or a recovery code',
    ...onTheWay,
    body: z.object({ code: wire('kode', anyCode) }),
    answer: answers(z.object({ recoveryCodesLeft: wire('sisa_kode_pemulihan', z.number().int()) })),
  }),
  renewCodes: defineCall({
    path: 'akun/faktor-kedua/kode-baru',
    summary: 'New recovery codes instead of the old ones',
    ...own,
    body: z.object({ password: presentPassword }),
    answer: answers(recovery),
  }),
}
