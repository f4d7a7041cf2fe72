import { businessDay } from '#domain/business-day.ts'
import type { Deps } from '#server/deps.ts'
import { forgetDaysBefore } from '../submitting/queries-submitting.ts'

/** Forgets the counts of days gone by: only those of today keep anybody from negotiating [NEGO-8]. */
export function tidyNegotiations({ db, now }: Deps): Promise<void> {
  return db.transaction().execute((tx) => forgetDaysBefore(tx, businessDay(now())))
}
