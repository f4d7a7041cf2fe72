import { type NegotiationState, stateLabel } from '#domain/negotiations/state.ts'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { stateTones } from './state-tones.ts'

/** The state of a negotiation, in its colour [NEGO-9]. */
export function NegotiationStatePill({ state, className = '' }: { state: NegotiationState; className?: string }) {
  return (
    <StatusPill tone={stateTones[state]} className={className}>
      {stateLabel(state)}
    </StatusPill>
  )
}
