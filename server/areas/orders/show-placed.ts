import type { Buyer } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import type { Placed } from './place-orders.ts'
import { findOrdersOfKey } from './queries.ts'

/** What became of a request to order: the orders placed with its key, none if it was refused or never arrived [ORDER-2]. */
export function showPlaced(deps: Deps, buyer: Buyer, key: string): Promise<Placed> {
  return findOrdersOfKey(deps.db, buyer.companyId, key)
}
