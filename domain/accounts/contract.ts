import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { idOrNull } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { owedStep } from './owed-step.ts'

/** Session data that a browser stores after signing in. */
export const sessionInfo = z.object({
  companyId: z.string(),
  userId: z.string(),
  token: z.string(),
  sessionId: z.string(),
  isLogin: z.boolean(),
  userLogin: z.string(),
  verification: z.string(),
  openSurveyIdentification: z.enum(['true', 'false']),
  tipeBisnis: z.string(),
})
export type SessionInfo = z.infer<typeof sessionInfo>

const companyChoice = z.object({
  id: wire('company_id', z.string()),
  name: wire('nama', z.string()),
  kind: wire('jenis', z.enum(['buyer', 'seller', 'platform'])),
  role: wire('peran', z.string()),
})

/** Who is looking at a page, for header, menus and screens; a visitor has no company. */
const profile = z.object({
  signedIn: wire('masuk', z.boolean()),
  userId: wire('user_id', z.string().nullable()),
  name: wire('nama', z.string().nullable()),
  email: z.string().nullable(),
  company: wire('perusahaan', companyChoice.nullable()),
  businessType: wire('tipe_bisnis', z.string().nullable()),
  /** The field left to verify, '' if none [VERIF-1]. */
  toVerify: wire('verifikasi', z.string()),
  /** The step of signing in that is left to an administrator [ADM-1]. */
  owedStep: wire('faktor_kedua', wireWords(owedStep.names).nullable()),
})
/** Who is looking at a page; a visitor has no company. */
export type Profile = z.infer<typeof profile>

const secretText = z.string({ error: 'Password harus diisi.' })

const signInBody = z.object({
  identity: wire(
    'identitas',
    z
      .string({ error: 'E-mail atau username harus diisi.' })
      .trim()
      .min(1, { error: 'E-mail atau username harus diisi.' })
      .max(LONGEST.email, { error: 'E-mail atau username terlalu panjang.' }),
  ),
  password: secretText
    .min(1, { error: 'Password harus diisi.' })
    .max(LONGEST.password, { error: 'Password terlalu panjang.' }),
})

export const accountCalls = {
  signIn: defineCall({
    path: 'session/login',
    summary: 'Sign in by e-mail or username; sets the refresh cookie',
    access: 'open',
    limit: { max: 300, seconds: 60 },
    body: signInBody,
    answer: answers(sessionInfo),
  }),
  refresh: defineCall({
    path: 'session/refresh',
    summary: 'A new session id for the refresh cookie',
    access: 'open',
    limit: { max: 600, seconds: 60 },
    body: z.object({}).nullish(),
    answer: z.object({ status: z.literal('success'), sessionId: wire('session_id', z.string()) }),
  }),
  signOut: defineCall({
    path: 'logout',
    summary: 'End the session of the refresh cookie and of the bearer',
    access: 'open',
    body: z.object({
      companyId: wire('company_id', idOrNull),
      userId: wire('user_id', idOrNull),
      token: z.string().max(4096).nullish(),
      sessionId: wire('session_id', z.string().max(200).nullish()),
    }),
    answer: done,
  }),
  profile: defineCall({
    path: 'session/profil',
    summary: 'Who the caller is: visitor, or member with company and role',
    access: 'visitor',
    body: z.object({}),
    answer: answers(profile),
  }),
}
