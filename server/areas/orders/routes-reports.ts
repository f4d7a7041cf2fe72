import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { breakDown, reportLowStocks, reportReceivables, reportSales } from './reporting/report-sales.ts'

const calls = contract.reports

/** Reports of a seller's dashboard [SHOP-9]. */
export const reportRoutes: Route[] = [
  route(calls.sales, async (deps, seller, { from, until }) => ({
    data: await reportSales(deps, seller, { from, until }),
  })),
  route(calls.receivables, async (deps, seller) => ({
    data: await reportReceivables(deps, seller),
  })),
  route(contract.breakdowns.sales, async (deps, seller, { from, until }) => ({
    data: await breakDown(deps, seller, { from, until }),
  })),
  route(contract.breakdowns.spending, async (deps, buyer, { from, until }) => ({
    data: await breakDown(deps, buyer, { from, until }),
  })),
  route(calls.lowStocks, async (deps, seller) => ({
    data: await reportLowStocks(deps, seller),
  })),
]
