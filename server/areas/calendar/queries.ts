import type { BusinessDay } from '#domain/business-day.ts'
import type { Holiday, HolidayKind } from '#domain/calendar/holiday.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { dateOf, unnestRows } from '#server/platform/sql-input.ts'

/** Holidays of these days, both included, in their order. */
export function findHolidays(db: Db | Tx, from: BusinessDay, until?: BusinessDay): Promise<Holiday[]> {
  return db
    .selectFrom('public_holidays')
    .select(({ cast }) => [cast<BusinessDay>('day', 'text').as('day'), 'name', 'kind'])
    .$narrowType<{ kind: HolidayKind }>()
    .where('day', '>=', dateOf(from))
    .$if(until !== undefined, (query) => query.where('day', '<=', dateOf(until ?? from)))
    .orderBy('day')
    .execute()
}

/** How many days each year has, the earliest first. */
export function countYears(db: Db): Promise<{ year: number; count: number }[]> {
  return db
    .selectFrom('public_holidays')
    .select(({ fn, cast, val }) => [
      cast<number>(fn('date_part', [val('year'), 'day']), 'integer').as('year'),
      cast<number>(fn.countAll(), 'integer').as('count'),
    ])
    .groupBy('year')
    .orderBy('year')
    .execute()
}

/** Adds those that are not there. @returns the days that were added */
export async function insertHolidays(tx: Tx, holidays: readonly Holiday[]): Promise<BusinessDay[]> {
  const rows = await tx
    .insertInto('public_holidays')
    .columns(['day', 'name', 'kind'])
    .expression((eb) =>
      eb
        .selectFrom(unnestRows('added', { day: 'text', name: 'text', kind: 'text' }, [...holidays]))
        .select(({ cast }) => [cast<Date>('added.day', 'date').as('day'), 'added.name', 'added.kind'])
        // of two who add the same days one waits for the other
        .orderBy('added.day'),
    )
    .onConflict((there) => there.doNothing())
    .returning(({ cast }) => cast<BusinessDay>('day', 'text').as('day'))
    .execute()
  return rows.map(({ day }) => day)
}

/** Takes one off. @returns its name, undefined if it was not there */
export async function deleteHoliday(tx: Tx, day: BusinessDay): Promise<string | undefined> {
  const row = await tx.deleteFrom('public_holidays').where('day', '=', dateOf(day)).returning('name').executeTakeFirst()
  return row?.name
}
