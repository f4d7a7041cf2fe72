import { z } from 'zod'
import { day, keyword, page, pageSize } from '../fields.ts'
import { negotiationOutcome, negotiationState } from './words.ts'

/** Which of a company's negotiations are listed. */
export const negotiationList = z.object({
  status: z.enum(negotiationState.names).optional(),
  /** true: only running ones; false: only ended ones. */
  berjalan: z.boolean().optional(),
  /** Only those the company has to answer or to finish. */
  menunggu_saya: z.boolean().optional(),
  /** What has come of them. */
  hasil: z.enum(negotiationOutcome.names).optional(),
  /** First and last day on which they began, in Asia/Jakarta, inclusive. */
  dari: day.optional(),
  sampai: day.optional(),
  keyword: keyword.optional(),
  halaman: page,
  per_halaman: pageSize,
})
