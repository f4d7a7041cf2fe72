import type { ClaimState } from '#domain/claims/claim.ts'
import type { ClaimSummary } from '#domain/claims/shapes.ts'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'

const tones: Record<ClaimState, Tone> = {
  submitted: 'attention',
  contested: 'attention',
  refused: 'danger',
  replacing: 'info',
  replacement_sent: 'info',
  returning: 'info',
  done: 'success',
  withdrawn: 'neutral',
}

/** Where a claim stands; late where its seller has let the time to answer pass. */
export function ClaimPill({ claim: { state, stateLabel, isLate } }: { claim: ClaimSummary }) {
  return <StatusPill tone={isLate ? 'danger' : tones[state]}>{isLate ? 'Lewat batas jawab' : stateLabel}</StatusPill>
}
