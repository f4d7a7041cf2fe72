import { contract } from '#domain/contract.ts'
import { cardView } from '#server/areas/catalogue/public.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { showBoughtBefore, showDashboard } from './reporting/show-dashboard.ts'

const calls = contract.dashboard

/** The dashboard of a buyer company's member. */
export const dashboardRoutes: Route[] = [
  route(calls.dashboard, async (deps, buyer) => ({ data: await showDashboard(deps, buyer) })),
  route(calls.boughtBefore, async (deps, buyer) => {
    const { products, stocks } = await showBoughtBefore(deps, buyer)
    return { data: { products: products.map(cardView), stocks } }
  }),
]
