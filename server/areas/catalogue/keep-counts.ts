import type { Db } from '#server/platform/database.ts'
import { countChangedOffers } from './queries-counts.ts'

// kept counts are behind by this and by the time that counting takes [MAT-6]
const EVERY_MS = 2000

/** Counts offers that have changed, until it is closed; of several nodes one counts at a time. */
export function keepCounts(db: Db, warn: (error: unknown) => void): { close: () => Promise<void> } {
  let counting = Promise.resolve()
  const timer = setInterval(() => {
    counting = counting.then(() => countAll(db)).catch(warn)
  }, EVERY_MS)
  return {
    async close() {
      clearInterval(timer)
      await counting
    },
  }
}

/** Counts all offers that have changed [MAT-6]. */
async function countAll(db: Db): Promise<void> {
  let more = true
  while (more) more = await db.transaction().execute(countChangedOffers)
}
