import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { showBuyersToday } from './show-buyers-today.ts'
import { showSellersToday } from './show-sellers-today.ts'

export const todayRoutes: readonly Route[] = [
  route(contract.today.buyer, async (deps, buyer) => ({ data: await showBuyersToday(deps, buyer) })),
  route(contract.today.seller, async (deps, seller) => ({ data: await showSellersToday(deps, seller) })),
]
