import type { Seller } from '#domain/accounts/actor.ts'
import { dayAfter, startOfDay } from '#domain/business-day.ts'
import { type Days, daysBefore } from '#domain/days/period.ts'
import type { NegotiationReport } from '#domain/negotiations/contract-report.ts'
import type { Deps } from '#server/deps.ts'
import { countOutcomes } from './queries-reading.ts'
import { readerOf } from './reader.ts'

/** The outcomes of negotiations that started in a period, beside the preceding one of equal length [SHOP-9]. */
export async function reportOutcomes({ db, now }: Deps, seller: Seller, days: Days): Promise<NegotiationReport> {
  const reader = readerOf(seller, now())
  const count = ({ from, until }: Days) =>
    countOutcomes(db, reader, { from: startOfDay(from), before: startOfDay(dayAfter(until)) })
  const [those, before] = await Promise.all([count(days), count(daysBefore(days))])
  return { ...those, before }
}
