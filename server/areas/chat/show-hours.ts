import type { Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay, dayAfter, startOfDay } from '#domain/business-day.ts'
import type { ChatReport } from '#domain/chat/contract-report.ts'
import { type AnsweringDay, type ClosedDays, closedForToday, type Opening, openingAt } from '#domain/chat/hours.ts'
import { type Days, daysBefore } from '#domain/days/period.ts'
import { Refusal } from '#domain/refusal.ts'
import { findHolidays } from '#server/areas/calendar/public.ts'
import { findShopHolidays } from '#server/areas/orders/public.ts'
import type { Deps } from '#server/deps.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { findHours, findShopId } from './queries-replies-and-hours.ts'
import { findSlowAnswers, measureAnswers } from './queries-report.ts'

export interface ShownHours extends Opening {
  days: AnsweringDay[]
  today: BusinessDay
}

/** When a shop is open, and how it stands now [SHOP-8]. @throws Refusal seller_not_found */
export async function showHours({ db, now }: Pick<Deps, 'db' | 'now'>, username: string): Promise<ShownHours> {
  const sellerId = await findShopId(db, username)
  if (sellerId === undefined) throw new Refusal('seller_not_found', { field: 'seller_username' })
  const today = businessDay(now())
  const [days, closed] = await pipeline(
    db,
    (db) => findHours(db, sellerId),
    (db) => findShopClosed(db, sellerId, today),
  )
  return { days, today, ...openingAt(days, closed, now()) }
}

/** How a seller stands that answers no more today; null of any other [NEGO-2]. */
export async function findClosedForToday(db: Db | Tx, sellerId: string, now: Date) {
  const [days, closed] = await pipeline(
    db,
    (db) => findHours(db, sellerId),
    (db) => findShopClosed(db, sellerId, businessDay(now)),
  )
  return closedForToday(days, closed, now)
}

/** The days from today on which a seller is closed: those of the country, and its own, as it calls them. */
export async function findShopClosed(db: Db | Tx, sellerId: string, today: BusinessDay): Promise<ClosedDays> {
  const [country, own] = await pipeline(
    db,
    (db) => findHolidays(db, today),
    (db) => findShopHolidays(db, sellerId, today),
  )
  return new Map([...country, ...own].map(({ day, name }) => [day, name]))
}

/** How fast customers' questions of a period were answered, beside the preceding period of equal length [SHOP-9]. */
export async function reportAnswers(
  deps: Deps,
  { companyId }: Seller,
  days: Days,
  page: { limit: number; offset: number },
): Promise<ChatReport> {
  const now = deps.now()
  const span = ({ from, until }: Days) => ({ from: startOfDay(from), before: startOfDay(dayAfter(until)), now })
  const [those, before, slowest] = await Promise.all([
    measureAnswers(deps.db, companyId, span(days)),
    measureAnswers(deps.db, companyId, span(daysBefore(days))),
    findSlowAnswers(deps.db, companyId, span(days), page),
  ])
  const shown = slowest.map(({ askedAt, answeredAt, ...one }) => ({
    ...one,
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }))
  return { ...those, before, slowest: shown }
}
