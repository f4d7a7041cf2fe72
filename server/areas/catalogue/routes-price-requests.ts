import type { Seller } from '#domain/accounts/actor.ts'
import { priceRequests } from '#domain/catalogue/prices/price-request.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { decidePrice, listWaitingPrices } from './prices/decide-price.ts'
import type { PriceRequestRow } from './prices/queries-price-requests.ts'

const calls = contract.priceRequests

/** Prices below what sales may give, which wait for the owner [SHOP-7]. */
export const priceRequestRoutes: Route[] = [
  route(calls.waiting, async (deps, seller) => ({
    data: (await listWaitingPrices(deps, seller)).map((row) => requestView(row, seller)),
  })),
  route(calls.approve, async (deps, owner, { id, version: seenVersion }) => {
    await decidePrice(deps, owner, { id, seenVersion, act: 'approve' })
    return {}
  }),
  route(calls.refuse, async (deps, owner, { id, version: seenVersion, reason }) => {
    await decidePrice(deps, owner, { id, seenVersion, act: 'refuse', reason })
    return {}
  }),
  route(calls.withdraw, async (deps, seller, { id, version: seenVersion }) => {
    await decidePrice(deps, seller, { id, seenVersion, act: 'withdraw' })
    return {}
  }),
]

function requestView(row: PriceRequestRow, seller: Seller) {
  return { ...row, askedAt: row.askedAt.toISOString(), can: priceRequests.can(row, seller) }
}
