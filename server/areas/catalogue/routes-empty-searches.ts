import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { reportEmptySearches } from './search/empty-searches.ts'

const calls = contract.emptySearches

/** What people searched for in vain [MAT-4]. */
export const emptySearchRoutes: Route[] = [
  route(calls.report, async (deps, administrator, { from, until }) => ({
    data: await reportEmptySearches(deps, administrator, { from, until }),
  })),
  route(calls.ofSeller, async (deps, seller, { from, until }) => ({
    data: await reportEmptySearches(deps, seller, { from, until }),
  })),
]
