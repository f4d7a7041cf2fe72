import type { Seller } from '#domain/accounts/actor.ts'
import { dayAfter, startOfDay } from '#domain/business-day.ts'
import type { ChatReport } from '#domain/chat/codec-report.ts'
import { type Days, daysBefore } from '#domain/period.ts'
import type { Deps } from '#server/deps.ts'
import { findSlowAnswers, measureAnswers } from './queries-report.ts'

/** How fast what customers asked on some days was answered, beside as many days before [SHOP-9]. */
export async function reportAnswers(
  deps: Deps,
  { companyId }: Seller,
  days: Days,
  part: { limit: number; offset: number },
): Promise<ChatReport> {
  const now = deps.now()
  const span = ({ from, until }: Days) => ({ from: startOfDay(from), before: startOfDay(dayAfter(until)), now })
  const [those, before, slowest] = await Promise.all([
    measureAnswers(deps.db, companyId, span(days)),
    measureAnswers(deps.db, companyId, span(daysBefore(days))),
    findSlowAnswers(deps.db, companyId, span(days), part),
  ])
  const told = slowest.map(({ askedAt, answeredAt, ...one }) => ({
    ...one,
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }))
  return { ...those, before, slowest: told }
}
