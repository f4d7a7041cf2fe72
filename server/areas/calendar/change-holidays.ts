import type { Administrator } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { Holiday } from '#domain/calendar/holiday.ts'
import { formatDay } from '#domain/format.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { deleteHoliday, insertHolidays } from './queries.ts'

/** Adds days to the calendar, all or none; deadlines that were set already stay [ADM-2]. @throws Refusal holiday_there */
export async function addHolidays(
  deps: Deps,
  administrator: Administrator,
  holidays: readonly Holiday[],
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const added = await insertHolidays(tx, holidays)
    const refused = holidays.map(({ day }) => day)
    for (const day of added) refused.splice(refused.indexOf(day), 1)
    if (refused.length > 0) {
      const days = [...new Set(refused)].map(formatDay).join(', ')
      throw new Refusal('holiday_there', { field: 'holidays', words: { days } })
    }
    for (const { day, name, kind } of holidays) {
      const facts = { before: null, after: { name, kind } }
      await audit(tx, administrator, { act: 'holiday.add', thing: { id: day, name }, ...facts }, deps.now())
    }
  })
}

/** Takes a day off the calendar [ADM-2]. @throws Refusal holiday_not_found */
export async function removeHoliday(deps: Deps, administrator: Administrator, day: BusinessDay): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const name = await deleteHoliday(tx, day)
    if (name === undefined) throw new Refusal('holiday_not_found', { field: 'day' })
    const facts = { before: { name }, after: null }
    await audit(tx, administrator, { act: 'holiday.remove', thing: { id: day, name }, ...facts }, deps.now())
  })
}
