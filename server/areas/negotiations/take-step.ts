import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import type { Attempt, Moved } from '#domain/negotiations/acts.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { announce } from './announce.ts'
import { lockNegotiation, type StoredNegotiation, saveMove } from './queries.ts'
import { tradeOf } from './trade-of.ts'

/** Which negotiation, and the version of it that the member was shown. */
export interface Target {
  id: string
  expectedVersion: number
}

/** One of the acts of domain/negotiations/acts.ts. */
export type Decision = (nego: StoredNegotiation, attempt: Attempt) => Moved<StoredNegotiation>

/**
 * An act of one side on a negotiation; of two at once exactly one takes effect [NEGO-9, NEGO-14].
 * @throws Refusal nego_not_found | nego_expired | nego_moved_on | nego_act_not_allowed, and what the decision refuses
 */
export function takeStep(deps: Deps, member: Buyer | Seller, target: Target, decide: Decision): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    await takeStepIn(tx, member, target, decide, deps.now())
  })
}

/** Takes a step within the caller's transaction. @returns the negotiation after it */
export async function takeStepIn(
  tx: Tx,
  member: Buyer | Seller,
  { id, expectedVersion }: Target,
  decide: Decision,
  now: Date,
): Promise<StoredNegotiation> {
  const moved = await decideIn(tx, member, { id, expectedVersion }, decide, now)
  await saveIn(tx, member, moved)
  return moved.nego
}

/** Decides an act, with the negotiation locked; nothing is written. */
export async function decideIn(
  tx: Tx,
  member: Buyer | Seller,
  { id, expectedVersion }: Target,
  decide: Decision,
  now: Date,
): Promise<Moved<StoredNegotiation>> {
  const nego = await lockNegotiation(tx, member.companyKind, member.companyId, id)
  if (!nego) throw new Refusal('nego_not_found', { field: 'nego_id' })
  const trade = await tradeOf(tx, nego)
  const moved = decide(nego, { party: { ...member, trade }, expectedVersion, now })
  // it is ordered in the packs that it was agreed to in
  return moved.act === 'agree' ? { ...moved, nego: { ...moved.nego, goods: trade.goods } } : moved
}

/** Saves a step, and announces it. */
export async function saveIn(tx: Tx, member: Buyer | Seller, moved: Moved<StoredNegotiation>): Promise<void> {
  await saveMove(tx, moved, member.userId)
  await announce(tx, moved)
}
