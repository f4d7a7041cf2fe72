import { businessDay } from '#domain/business-day.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { findRoomOfLevels } from './prices/queries-price-lists.ts'
import { changeListByPercent, removePriceList, savePriceList } from './prices/save-price-list.ts'
import { removePriceRule, savePriceRule } from './prices/save-price-rule.ts'
import { explainPrice, listPriced, showList, showLists, showOwnSteps, showPrices } from './prices/show-prices.ts'
import { listContentsView, listsView, pricedPageView, pricesView } from './views-prices.ts'

const calls = contract.prices

/** Prices by quantity, by customer and by day [SHOP-3]. */
export const priceRoutes: Route[] = [
  route(calls.ownSteps, async (deps, buyer, { productId }) => ({
    data: { steps: await showOwnSteps(deps, buyer, productId) },
  })),
  route(calls.pricedProducts, async (deps, seller, { keyword, page, perPage }) => {
    const search = { keyword: keyword || null, page, perPage }
    return { data: pricedPageView(await listPriced(deps, seller, search)) }
  }),
  route(calls.detail, async (deps, seller, { productId }) => ({
    data: pricesView(await showPrices(deps, seller, productId)),
  })),
  route(calls.saveRule, async (deps, seller, body) => {
    const waits = await savePriceRule(deps, seller, {
      ruleId: body.ruleId ?? null,
      productId: body.productId,
      seenVersion: body.version,
      level: body.level ?? null,
      listId: body.listId ?? null,
      from: body.from,
      amount: body.amount,
      firstDay: body.firstDay ?? businessDay(deps.now()),
      lastDay: body.lastDay,
    })
    return { data: { waitsForOwner: waits } }
  }),
  route(calls.removeRule, async (deps, seller, { ruleId, productId, version }) => {
    await removePriceRule(deps, seller, { ruleId, productId, seenVersion: version })
    return {}
  }),
  route(calls.why, async (deps, seller, { productId, customerId }) => {
    const wanted = { productId, customerId }
    return { data: { steps: await explainPrice(deps, seller, wanted) } }
  }),
  route(calls.lists, async (deps, seller) => ({ data: listsView(await showLists(deps, seller)) })),
  route(calls.levelRooms, async (deps, { companyId }) => ({
    data: await findRoomOfLevels(deps.db, companyId),
  })),
  route(calls.list, async (deps, seller, { id, after }) => ({
    data: listContentsView(await showList(deps, seller, id, after ?? null)),
  })),
  route(calls.saveList, async (deps, seller, body) => {
    const id = await savePriceList(deps, seller, {
      id: body.id ?? null,
      seenVersion: body.version ?? null,
      customerId: body.customerId,
      name: body.name,
      firstDay: body.firstDay,
      lastDay: body.lastDay,
      copyOf: body.copyOf ?? null,
      copyLevel: body.copyOfLevel ?? null,
      percent: body.percent ?? null,
    })
    return { data: { id } }
  }),
  route(calls.changeByPercent, async (deps, seller, { id, version, percent }) => {
    await changeListByPercent(deps, seller, { id, seenVersion: version }, percent)
    return {}
  }),
  route(calls.removeList, async (deps, seller, { id, version }) => {
    await removePriceList(deps, seller, { id, seenVersion: version })
    return {}
  }),
]
