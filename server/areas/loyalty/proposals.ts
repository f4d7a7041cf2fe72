import type { Administrator } from '#domain/accounts/actor.ts'
import type { GivingProposal } from '#domain/loyalty/contract-administration.ts'
import { mayConfirm } from '#domain/loyalty/second-administrator.ts'
import type { Proposal } from '#domain/second-person.ts'
import { userNames } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { administratorSince } from './events.ts'

/** The author and instant of a pending proposal; null where there is none. */
export interface Waiting {
  proposedBy: string | null
  proposedAt: Date | null
}

export const NOTHING_WAITS: Waiting = { proposedBy: null, proposedAt: null }

/** The author of a pending proposal, as its row stores them. */
export function waitingOf({ userId }: Administrator, waits: boolean, now: Date): Waiting {
  return waits ? { proposedBy: userId, proposedAt: now } : NOTHING_WAITS
}

/** Why an administrator may not confirm what waits, or null; undefined where nothing does [ADM-5]. */
export async function confirmingObstacle(tx: Tx, administrator: Administrator, waiting: Waiting, now: Date) {
  const proposal = proposalOf(waiting)
  if (!proposal) return undefined
  return mayConfirm(proposal, await administratorSince.ask(tx, administrator, now)).reason
}

/** How what waits is shown to an administrator: who wrote it, when, and whether they may confirm it [ADM-5]. */
export async function proposalShower(
  deps: Deps,
  administrator: Administrator,
  rows: readonly Waiting[],
): Promise<(row: Waiting) => GivingProposal | null> {
  const writers = rows.flatMap(({ proposedBy }) => proposedBy ?? [])
  if (writers.length === 0) return () => null
  const names = await userNames.ask(deps.db, writers, deps.now())
  const asker = await administratorSince.ask(deps.db, administrator, deps.now())
  return (row) => {
    const proposal = proposalOf(row)
    if (!proposal) return null
    return {
      by: names.get(proposal.proposedBy) ?? '',
      at: proposal.proposedAt.toISOString(),
      confirm: mayConfirm(proposal, asker),
    }
  }
}

function proposalOf({ proposedBy, proposedAt }: Waiting): (Proposal & { proposedBy: string }) | null {
  return proposedBy && proposedAt ? { proposedBy, proposedAt } : null
}
