import { emptySearchReport } from '#domain/catalogue/codec-empty-searches.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { reportEmptySearches } from './search/empty-searches.ts'

const calls = contract.emptySearches

/** What people searched for in vain [MAT-4]. */
export const emptySearchRoutes: Route[] = [
  route(calls.report, async (deps, administrator, { dari, sampai }) => ({
    data: emptySearchReport.encode(await reportEmptySearches(deps, administrator, { from: dari, until: sampai })),
  })),
  route(calls.ofSeller, async (deps, seller, { dari, sampai }) => ({
    data: emptySearchReport.encode(await reportEmptySearches(deps, seller, { from: dari, until: sampai })),
  })),
]
