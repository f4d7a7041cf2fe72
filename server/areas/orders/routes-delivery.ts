import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { contract } from '#domain/contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeHolidays, changeRates, changeTerms } from './change-delivery.ts'
import { findDelivery } from './queries-delivery.ts'

const calls = contract.delivery

/** How a seller delivers, for its owner [SHOP-8]. */
export const deliveryRoutes: Route[] = [
  route(calls.own, answer),
  route(calls.changeRates, async (deps, seller, { version, rates }) => {
    await changeRates(deps, seller, version, rates)
    return answer(deps, seller)
  }),
  route(calls.changeTerms, async (deps, seller, { version, freeFrom, weekdays, pickup, confirmDays, claimDays }) => {
    const terms = {
      freeFrom: freeFrom ?? null,
      weekdays: [...new Set(weekdays)],
      pickup: pickup || null,
      confirmDays,
      ...(claimDays !== undefined && { claimDays }),
    }
    await changeTerms(deps, seller, version, terms)
    return answer(deps, seller)
  }),
  route(calls.changeHolidays, async (deps, seller, { version, holidays }) => {
    await changeHolidays(deps, seller, version, holidays)
    return answer(deps, seller)
  }),
]

async function answer({ db, now }: Deps, { companyId }: Seller) {
  return { data: await findDelivery(db, companyId, businessDay(now())) }
}
