import { isRunning, type NegotiationState, negotiationStates } from '#domain/negotiations/state.ts'
import type { Tone } from '#web/ui/status/badge.tsx'
import type { Phase } from './negotiation-filter.ts'

export const stateTones: Record<NegotiationState, Tone> = {
  awaiting_seller: 'attention',
  awaiting_buyer: 'info',
  info_wanted: 'info',
  agreed: 'primary',
  finished: 'success',
  declined_by_seller: 'danger',
  declined_by_buyer: 'neutral',
  cancelled: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
  replaced: 'neutral',
}

/** The states of running negotiations, of ended ones, or all, in order. */
export function statesIn(phase: Phase): NegotiationState[] {
  return negotiationStates.filter((state) => phase === 'semua' || isRunning(state) === (phase !== 'berakhir'))
}
