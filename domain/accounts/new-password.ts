import { z } from 'zod'
import { isGoodPassword, PASSWORD_HINT } from './password.ts'

/** A password that somebody chooses [RESET-4]; `name` begins the sentence for an empty one. */
export const newPassword = (name = 'Password') =>
  z.string({ error: `${name} harus diisi.` }).refine(isGoodPassword, { error: PASSWORD_HINT })
