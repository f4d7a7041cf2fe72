import { contract } from '#domain/contract.ts'
import { cardView } from '#server/areas/catalogue/public.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { showBoughtBefore, showDesk } from './reporting/show-desk.ts'

const calls = contract.desk

/** What a buyer company's member finds on the front page. */
export const deskRoutes: Route[] = [
  route(calls.desk, async (deps, buyer) => ({ data: await showDesk(deps, buyer) })),
  route(calls.boughtBefore, async (deps, buyer) => {
    const { products, stocks } = await showBoughtBefore(deps, buyer)
    return { data: { products: products.map(cardView), stocks } }
  }),
]
