import type { ReadBodyOf } from '#domain/call.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { type Choice, changeMany } from './offers/change-many.ts'
import { showLastAct, undoMany } from './offers/undo-many.ts'
import { setPrice } from './prices/set-price.ts'

const calls = contract.bulk

/** What a seller does to its products in the table itself, one or many [SHOP-2]. */
export const bulkRoutes: Route[] = [
  route(calls.setPrice, async (deps, seller, { productId, version, price }) => {
    const set = await setPrice(deps, seller, { productId, seenVersion: version, price })
    return { data: { productId, version: set.version, price: set.price, waitsForOwner: set.waits } }
  }),
  route(calls.changeMany, async (deps, seller, { key, act, choice }) => ({
    data: await changeMany(deps, seller, { key, act, choice: choiceOf(choice) }),
  })),
  route(calls.lastAct, async (deps, seller) => ({ data: { act: await showLastAct(deps, seller) } })),
  route(calls.undoMany, async (deps, seller, { actId }) => ({ data: await undoMany(deps, seller, actId) })),
]

function choiceOf(sent: ReadBodyOf<typeof calls.changeMany>['choice']): Choice {
  if (sent.kind === 'products') return { products: sent.products }
  const { status = null, soldOut = false, keyword, count } = sent
  return { filter: { status, soldOut, keyword: keyword || null }, count }
}
