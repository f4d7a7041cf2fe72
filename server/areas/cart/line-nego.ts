import type { DecimalText } from '#domain/money.ts'
import { type Agreement, type AgreementEffect, applyAgreement } from '#domain/negotiations/agreement.ts'
import type { NegotiationState } from '#domain/negotiations/state.ts'
import type { Standing } from '#server/areas/negotiations/public.ts'
import type { CartLine } from './queries.ts'

/** What is negotiated about a cart line, and what has been agreed [CART-7]. */
export interface LineNego {
  id: string
  /** Null where what was agreed has lapsed. */
  state: NegotiationState | null
  /** Which negotiation of the day it is. */
  count: number
  agreement: Agreement | null
  effect: AgreementEffect | null
}

interface NegotiatedLine extends CartLine {
  unit: string
  normalPrice: DecimalText | null
}

/**
 * What a standing does to a cart line. An agreement that had lapsed before the line was begun says nothing about it, and
 * where no price may be seen none is agreed [ROLE-2, NEGO-12].
 */
export function negotiate(standing: Standing | undefined, line: NegotiatedLine, now: Date): LineNego | null {
  const { normalPrice } = line
  if (!standing || normalPrice === null) return null
  const { id, state, count } = standing
  const agreement = standing.agreement && line.addedAt < standing.agreement.validUntil ? standing.agreement : null
  const effect = agreement && applyAgreement(agreement, { ...line, normalPrice }, now)
  if (state === 'finished' && !agreement) return null
  const lapsed = state === 'finished' && agreement && now >= agreement.validUntil
  return { id, state: lapsed ? null : state, count, agreement, effect }
}
