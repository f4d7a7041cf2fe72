import type { Deps } from '#server/deps.ts'
import { forgetBefore } from './queries.ts'

// the bell shows only the newest, and what they were about has its own pages
const KEPT_MS = 180 * 24 * 60 * 60 * 1000

/** Deletes notifications after half a year, read or not. */
export function tidyNotifications({ db, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS)
  return db.transaction().execute((tx) => forgetBefore(tx, before))
}
