import { z } from 'zod'
import { day, keyword, page, pageSize } from '../fields.ts'
import { wire, wireWords } from '../wire.ts'
import { negotiationOutcome, negotiationState } from './words.ts'

/** Which of a company's negotiations are listed. */
export const negotiationList = z.object({
  state: wire('status', wireWords(negotiationState.names).optional()),
  /** true: only running ones; false: only ended ones. */
  running: wire('berjalan', z.boolean().optional()),
  /** Only those the company has to answer or to finish. */
  waiting: wire('menunggu_saya', z.boolean().optional()),
  /** Their outcome. */
  outcome: wire('hasil', wireWords(negotiationOutcome.names).optional()),
  /** First and last day on which they began, in Asia/Jakarta, inclusive. */
  from: wire('dari', day.optional()),
  until: wire('sampai', day.optional()),
  keyword: keyword.optional(),
  page: wire('halaman', page),
  perPage: wire('per_halaman', pageSize),
})
