import type { Buyer } from '#domain/accounts/actor.ts'
import { finish } from '#domain/negotiations/acts.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { enterCart } from '../submitting/enter-cart.ts'
import { type Target, takeStepIn } from '../take-step.ts'

/**
 * 'Ya' after agreement: product, quantity and agreed price go into the cart [NEGO-12].
 * @throws Refusal nego_not_found | nego_expired | nego_moved_on | nego_act_not_allowed | cart_full
 */
export function finishNegotiation(deps: Deps, buyer: Buyer, target: Target): Promise<void> {
  return deps.db.transaction().execute((tx) => finishIn(tx, buyer, target, deps.now()))
}

async function finishIn(tx: Tx, buyer: Buyer, target: Target, now: Date): Promise<void> {
  const finished = await takeStepIn(tx, buyer, target, finish, now)
  await enterCart(tx, buyer, finished, now)
}
