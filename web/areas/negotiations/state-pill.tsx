import type { NegotiationStateName } from '#domain/negotiations/contract.ts'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { stateNameLabel, stateTone } from './state-look.ts'

/** Where a negotiation stands, in its colour [NEGO-9]. */
export function NegotiationStatePill({ state, className = '' }: { state: NegotiationStateName; className?: string }) {
  return (
    <StatusPill tone={stateTone(state)} className={className}>
      {stateNameLabel(state)}
    </StatusPill>
  )
}
