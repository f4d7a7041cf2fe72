import type { Buyer } from '#domain/accounts/actor.ts'
import type { CurrentNegotiation } from '#domain/negotiations/contract.ts'
import { isRunning, stateLabel } from '#domain/negotiations/state.ts'
import type { Deps } from '#server/deps.ts'
import { findCurrent } from './queries-agreements.ts'

// far more than a company negotiates in a day
const MOST = 300

/** One for each product: the negotiation that runs, or else the agreed price that holds [CARD-1, NEGO-10]. */
export async function listCurrent(deps: Deps, buyer: Buyer): Promise<CurrentNegotiation[]> {
  const rows = await findCurrent(deps.db, buyer.companyId, deps.now(), MOST)
  const byProduct = Map.groupBy(rows, ({ productId }) => productId)
  return [...byProduct.values()].flatMap((all) => {
    const shown = all.find(({ state }) => isRunning(state)) ?? all[0]
    if (!shown) return []
    const { id, productId, state, price } = shown
    const agreed = state === 'agreed' || state === 'finished'
    return [{ id, productId, stateLabel: stateLabel(state), agreedPrice: agreed ? price : null }]
  })
}
