/** The states of a negotiation; `words.ts` has their names on the wire. */
export const negotiationStates = [
  'awaiting_seller',
  'awaiting_buyer',
  'info_wanted',
  'agreed',
  'finished',
  'declined_by_seller',
  'declined_by_buyer',
  'cancelled',
  'withdrawn',
  'expired',
  'replaced',
] as const
export type NegotiationState = (typeof negotiationStates)[number]

/** Those in which somebody still has something to say; there is one such negotiation a buyer company and product. */
export const runningStates = [
  'awaiting_seller',
  'awaiting_buyer',
  'info_wanted',
  'agreed',
] as const satisfies NegotiationState[]

/** Those in which the seller stands behind the price on the table, until it is no longer valid. */
const quotedStates: readonly NegotiationState[] = ['awaiting_buyer', 'agreed', 'finished']

/** Whether the seller has offered or agreed to the price on the table, so that a quotation can say so [DOC-1]. */
export function isQuoted(state: NegotiationState): boolean {
  return quotedStates.includes(state)
}

/** Those that are never left. 'finished' is none: a newer agreement about the same product replaces it. */
export const endStates = [
  'declined_by_seller',
  'declined_by_buyer',
  'cancelled',
  'withdrawn',
  'expired',
  'replaced',
] as const satisfies NegotiationState[]

const labels: Record<NegotiationState, string> = {
  awaiting_seller: 'menunggu respon',
  awaiting_buyer: 'penawaran balik',
  info_wanted: 'perlu info tambahan',
  agreed: 'harga disepakati',
  finished: 'masuk keranjang',
  declined_by_seller: 'ditolak seller',
  declined_by_buyer: 'ditolak pembeli',
  cancelled: 'dibatalkan',
  withdrawn: 'ditarik',
  expired: 'kedaluwarsa',
  replaced: 'diganti',
}

/**
 * Outcomes of negotiations: a price was agreed, or none was; 'unanswered' are those lost without the seller's answer.
 */
export type Outcome = 'won' | 'lost' | 'unanswered'

/** The states of an outcome [SHOP-9]. */
export const outcomeStates: Record<Outcome, readonly NegotiationState[]> = {
  won: ['agreed', 'finished', 'replaced'],
  lost: ['declined_by_seller', 'declined_by_buyer', 'cancelled', 'withdrawn', 'expired'],
  unanswered: ['expired'],
}

/** How people read a state [NEGO-9]. */
export function stateLabel(state: NegotiationState): string {
  return labels[state]
}

export function isRunning(state: NegotiationState): state is (typeof runningStates)[number] {
  return (runningStates as readonly NegotiationState[]).includes(state)
}

/** The state at an instant: at 24:00 a running negotiation has expired, whether or not that has been written down [NEGO-10]. */
export function stateAt(
  { state, validUntil }: { state: NegotiationState; validUntil: Date },
  now: Date,
): NegotiationState {
  return isRunning(state) && now >= validUntil ? 'expired' : state
}
