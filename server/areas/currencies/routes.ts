import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { listCurrencies, setRate } from './rates.ts'

const calls = contract.currencies

/** Currencies and their rates [HEAD-6]. */
export const currencyRoutes: Route[] = [
  route(calls.list, async (deps) => ({ data: await listCurrencies(deps) })),
  route(calls.setRate, async (deps, administrator, { code: currency, day, rupiah }) => {
    await setRate(deps, administrator, { currency, day, rupiah })
    return {}
  }),
]
