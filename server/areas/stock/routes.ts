import type { Seller } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import type { LotDays } from '#domain/stock/lot.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { addLot, correctLot, receiveStock, setLeadTime, setStock, setThreshold } from './change-stock.ts'
import { changeExpected, expectGoods, giveUpExpected, receiveExpected } from './expect-goods.ts'
import { listMovements, listStocks, showStock } from './show-stocks.ts'
import { movementsView, stockPageView, stockView } from './views.ts'

const calls = contract.stock

/** Stocks and lots of a seller [SHOP-5]. */
export const stockRoutes: Route[] = [
  route(calls.list, async (deps, seller, { filter, keyword, page, perPage }) => {
    const params = { filter: filter ?? null, keyword: keyword || null, page, perPage }
    const found = await listStocks(deps, seller, params)
    return { data: stockPageView(found, seller) }
  }),
  route(calls.detail, (deps, seller, { productId }) => answer(deps, seller, productId)),
  route(calls.movements, async (deps, seller, { productId, before, perPage: limit }) => ({
    data: movementsView(await listMovements(deps, seller, productId, { before: before ?? null, limit })),
  })),
  route(calls.set, async (deps, seller, { productId, units, reason, previousUnits }) => {
    await setStock(deps, seller, { productId, units, reason, previousUnits: previousUnits ?? null })
    return answer(deps, seller, productId)
  }),
  route(calls.receive, async (deps, seller, { productId, units, reason, ...body }) => {
    const { lotNumber, previousOnHand } = body
    const lot = lotNumber ? lotOf({ ...body, lotNumber }) : null
    await receiveStock(deps, seller, { productId, units, reason, previousUnits: previousOnHand ?? null, lot })
    return answer(deps, seller, productId)
  }),
  route(calls.expect, async (deps, seller, { productId, expectedId: id, version, ...params }) => {
    if (id) await changeExpected(deps, seller, { productId, id, expectedVersion: version ?? 0 }, params)
    else await expectGoods(deps, seller, productId, params)
    return answer(deps, seller, productId)
  }),
  route(calls.receiveExpected, async (deps, seller, { productId, expectedId: id, version, ...body }) => {
    const { units, lotNumber } = body
    const lot = lotNumber ? lotOf({ ...body, lotNumber }) : null
    await receiveExpected(deps, seller, { productId, id, expectedVersion: version, units, lot })
    return answer(deps, seller, productId)
  }),
  route(calls.cancelExpected, async (deps, seller, { productId, expectedId: id, version }) => {
    await giveUpExpected(deps, seller, { productId, id, expectedVersion: version })
    return answer(deps, seller, productId)
  }),
  route(calls.addLot, async (deps, seller, { productId, units, previousLoose, ...lot }) => {
    await addLot(deps, seller, { productId, units, previousUnits: previousLoose ?? null, lot: lotOf(lot) })
    return answer(deps, seller, productId)
  }),
  route(calls.correctLot, async (deps, seller, { productId, lotId, ...body }) => {
    const { units, reason, previousUnits } = body
    await correctLot(deps, seller, { productId, lotId, units, reason, previousUnits: previousUnits ?? null })
    return answer(deps, seller, productId)
  }),
  route(calls.threshold, async (deps, seller, { productId, lowBelow }) => {
    await setThreshold(deps, seller, productId, lowBelow)
    return answer(deps, seller, productId)
  }),
  route(calls.leadTime, async (deps, seller, { productId, leadDays, mostBeyond }) => {
    await setLeadTime(deps, seller, productId, { days: leadDays, most: mostBeyond })
    return answer(deps, seller, productId)
  }),
]

async function answer(deps: Deps, seller: Seller, productId: number) {
  return { data: stockView(await showStock(deps, seller, productId), seller) }
}

interface WrittenLot {
  lotNumber: string
  producedOn?: string | null | undefined
  expiresOn?: string | null | undefined
}

function lotOf({ lotNumber, producedOn, expiresOn }: WrittenLot): LotDays {
  return { number: lotNumber, producedOn: producedOn ?? null, expiresOn: expiresOn ?? null }
}
