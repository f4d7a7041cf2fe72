import { type EnglishOf, record } from '../codec.ts'
import type { WireNegotiationReport, WireOutcomes } from './contract-report.ts'

const outcomes = { won: 'menang', lost: 'kalah', unanswered: 'tak_dijawab' } as const

/** What came of a seller's negotiations [SHOP-9]. */
export const negotiationReport = record<WireNegotiationReport>()({
  ...outcomes,
  before: ['sebelumnya', record<WireOutcomes>()(outcomes)],
})
export type NegotiationReport = EnglishOf<typeof negotiationReport>
