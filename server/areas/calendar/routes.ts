import { businessDay } from '#domain/business-day.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { addHolidays, removeHoliday } from './change-holidays.ts'
import { countYears, findHolidays } from './queries.ts'

const calls = contract.calendar

/** Holidays of the country, maintained by administrators [ADM-2]. */
export const calendarRoutes: Route[] = [
  route(calls.coming, async ({ db, now }) => ({ data: await findHolidays(db, businessDay(now())) })),
  route(calls.year, async ({ db, now }, _administrator, body) => {
    const year = body.year ?? Number(businessDay(now()).slice(0, 4))
    const named = String(year).padStart(4, '0')
    const holidays = await findHolidays(db, `${named}-01-01`, `${named}-12-31`)
    return { data: { year, holidays, years: await countYears(db) } }
  }),
  route(calls.add, async (deps, administrator, { holidays }) => {
    await addHolidays(deps, administrator, holidays)
    return {}
  }),
  route(calls.remove, async (deps, administrator, { day }) => {
    await removeHoliday(deps, administrator, day)
    return {}
  }),
]
