import { z } from 'zod'
import { LONGEST } from '../limits.ts'

/** The password an account has now, asked for before an act that a stolen session must not do. */
export const presentPassword = z
  .string({ error: 'Password saat ini harus diisi.' })
  .min(1, { error: 'Password saat ini harus diisi.' })
  .max(LONGEST.password, { error: 'Password saat ini salah.' })
