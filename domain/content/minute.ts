import { z } from 'zod'
import { isMinute, startOfMinute } from '../business-day.ts'

const WANTED = 'Isi tanggal dan jam, misalnya 01/03/2026 09.00.'

/** A minute of a clock in Jakarta, as '2026-03-01T09:00'; none where it is empty. */
export const minuteOrNull = z
  .union(
    [
      z.literal(''),
      z
        .string({ error: 'Waktu tidak valid.' })
        .regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, { error: WANTED })
        .refine(isMinute, { error: 'Tanggal ini tidak ada.' }),
    ],
    { error: WANTED },
  )
  .transform((input) => input || null)
  .nullish()

/** When such a minute begins; null without one. */
export function instantOf(minute: string | null | undefined): Date | null {
  return minute ? startOfMinute(minute) : null
}
