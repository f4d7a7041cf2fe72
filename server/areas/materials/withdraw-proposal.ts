import type { Seller } from '#domain/accounts/actor.ts'
import { proposals } from '#domain/materials/proposal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { lockKnown, type SeenProposal } from './decide-proposal.ts'
import { saveDecision } from './queries-proposals.ts'

/**
 * Takes back a proposal of the company that nobody has decided [MAT-5].
 * @throws Refusal proposal_not_found | proposal_moved_on | proposal_act_not_allowed
 */
export async function withdrawProposal(deps: Deps, seller: Seller, seen: SeenProposal): Promise<void> {
  await deps.db.transaction().execute((tx) => withdrawIn(tx, seller, seen, deps.now()))
}

async function withdrawIn(tx: Tx, seller: Seller, { id, version }: SeenProposal, now: Date): Promise<void> {
  const proposal = await lockKnown(tx, seller, id)
  const withdrawn = proposals.take(proposal, 'withdraw', { party: seller, seenVersion: version })
  await saveDecision(tx, withdrawn, seller.userId, {}, now)
}
