import { type EnglishOf, words } from '../words.ts'

/** Whether a provider's report was news [PAY-3]. */
export const outcome = words({ recorded: 'dicatat', known: 'sudah_diterima' })
export type Outcome = EnglishOf<typeof outcome>
