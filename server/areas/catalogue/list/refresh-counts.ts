import type { Db } from '#server/platform/database.ts'
import { noteAvailabilityLater } from '../stock/queries-availability.ts'
import { countChangedOffers } from './queries-counts.ts'

// stored counts are behind by this and by the time that counting takes [MAT-6]
const EVERY_MS = 2000

/**
 * Counts offers that have changed, and notes what availability had to wait for, until it is closed; of all nodes one
 * counts at a time.
 */
export function refreshCounts(db: Db, warn: (error: unknown) => void): { close: () => Promise<void> } {
  const closing = new AbortController()
  let counting: Promise<void> | null = null
  const timer = setInterval(() => {
    counting ??= countAll(db, closing.signal)
      .catch(warn)
      .finally(() => {
        counting = null
      })
  }, EVERY_MS)
  return {
    async close() {
      clearInterval(timer)
      closing.abort()
      await counting
    },
  }
}

async function countAll(db: Db, closing: AbortSignal): Promise<void> {
  await db.transaction().execute(noteAvailabilityLater)
  let more = true
  while (more && !closing.aborted) more = await db.transaction().execute(countChangedOffers)
}
