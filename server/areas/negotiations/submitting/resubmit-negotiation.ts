import type { Buyer } from '#domain/accounts/actor.ts'
import { isRunning, stateAt } from '#domain/negotiations/state.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { findLastOwnOffer } from './queries-submitting.ts'
import { type Submitted, submitIn } from './submit-negotiation.ts'

/**
 * 'Ajukan ulang': copies the buyer's last offer of an ended negotiation into a new one, which counts for the day
 * [NEGO-8].
 * @throws Refusal nego_not_found | nego_running, and as submitNegotiation
 */
export function resubmitNegotiation(
  deps: Deps,
  buyer: Buyer,
  request: { id: string; key: string },
): Promise<Submitted> {
  return deps.db.transaction().execute((tx) => resubmitIn(tx, buyer, request, deps.now()))
}

async function resubmitIn(
  tx: Tx,
  buyer: Buyer,
  { id, key }: { id: string; key: string },
  now: Date,
): Promise<Submitted> {
  const earlier = await findLastOwnOffer(tx, buyer.companyId, id)
  if (!earlier) throw new Refusal('nego_not_found', { field: 'nego_id' })
  if (isRunning(stateAt(earlier, now))) throw new Refusal('nego_running', { field: 'nego_id' })
  const { productId, units, price, note, deal } = earlier
  return submitIn(tx, buyer, { productId, units, price, note, deal, shownPrice: null, key }, now)
}
