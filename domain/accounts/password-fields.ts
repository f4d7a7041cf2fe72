import { z } from 'zod'
import { LONGEST } from '#domain/limits.ts'
import { isGoodPassword, PASSWORD_HINT } from './password.ts'

/** A password that somebody chooses [RESET-4]; `name` begins the sentence for an empty one. */
export const newPassword = (name = 'Password') =>
  z.string({ error: `${name} harus diisi.` }).refine(isGoodPassword, { error: PASSWORD_HINT })

/** The present password, required before an act that a stolen session must not do. */
export const presentPassword = z
  .string({ error: 'Password saat ini harus diisi.' })
  .min(1, { error: 'Password saat ini harus diisi.' })
  .max(LONGEST.password, { error: 'Password saat ini salah.' })
