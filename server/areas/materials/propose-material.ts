import type { Seller } from '#domain/accounts/actor.ts'
import { MOST } from '#domain/limits.ts'
import { calledNames, type MaterialFacts } from '#domain/materials/facts.ts'
import { proposals } from '#domain/materials/proposal.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { checkUnknown } from './check-material.ts'
import { type ExpectedProposal, lockKnown } from './decide-proposal.ts'
import { lockNames } from './queries-names.ts'
import { countProposedToday, insertProposal, isProposed, saveDecision } from './queries-proposals.ts'

/**
 * Proposes a material that is not there; of two who propose the same at once, one does [MAT-5].
 * @throws Refusal proposals_today | category_not_found | material_exists | material_proposed
 */
export function proposeMaterial(deps: Deps, seller: Seller, facts: MaterialFacts) {
  return deps.db.transaction().execute((tx) => proposeIn(tx, seller, facts, deps.now()))
}

async function proposeIn(tx: Tx, seller: Seller, facts: MaterialFacts, now: Date) {
  await lockNames(tx)
  if ((await countProposedToday(tx, seller, now)) >= MOST.materialProposalsADay) throw new Refusal('proposals_today')
  await checkUnknown(tx, facts)
  const called = calledNames(facts)
  if (await isProposed(tx, called, facts.casNumber)) {
    throw new Refusal('material_proposed', { field: 'name', words: { material: facts.name } })
  }

  return insertProposal(tx, seller, facts, called, now)
}

/**
 * Withdraws an undecided proposal of the company [MAT-5].
 * @throws Refusal proposal_not_found | proposal_moved_on | proposal_act_not_allowed
 */
export async function withdrawProposal(deps: Deps, seller: Seller, expected: ExpectedProposal): Promise<void> {
  await deps.db.transaction().execute((tx) => withdrawIn(tx, seller, expected, deps.now()))
}

async function withdrawIn(tx: Tx, seller: Seller, { id, version }: ExpectedProposal, now: Date): Promise<void> {
  const proposal = await lockKnown(tx, seller, id)
  const withdrawn = proposals.take(proposal, 'withdraw', { party: seller, expectedVersion: version })
  await saveDecision(tx, withdrawn, seller.userId, {}, now)
}
