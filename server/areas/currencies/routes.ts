import { contract } from '#domain/contract.ts'
import { currency } from '#domain/currencies/codec.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { listCurrencies } from './list-currencies.ts'
import { setRate } from './set-rate.ts'

const calls = contract.currencies

/** Currencies and their rates [HEAD-6]. */
export const currencyRoutes: Route[] = [
  route(calls.list, async (deps) => ({ data: (await listCurrencies(deps)).map(currency.encode) })),
  route(calls.setRate, async (deps, administrator, { code, tanggal, rupiah }) => {
    await setRate(deps, administrator, { currency: code, day: tanggal, rupiah })
    return {}
  }),
]
