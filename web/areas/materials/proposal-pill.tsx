import type { Proposal } from '#domain/materials/contract.ts'
import { proposalLabel } from '#domain/materials/state.ts'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'

const tones: Record<Proposal['state'], Tone> = {
  proposed: 'attention',
  accepted: 'success',
  merged: 'info',
  declined: 'danger',
  withdrawn: 'neutral',
}

/** The state of a proposed material. */
export function ProposalPill({ state }: Pick<Proposal, 'state'>) {
  return <StatusPill tone={tones[state]}>{proposalLabel(state)}</StatusPill>
}
