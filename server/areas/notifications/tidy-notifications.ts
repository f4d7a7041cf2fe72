import type { Deps } from '#server/deps.ts'
import { forgetBefore } from './queries.ts'

// the bell shows the newest alone, and what they led to is kept where it happened
const KEPT_MS = 180 * 24 * 60 * 60 * 1000

/** Forgets notifications half a year after they were told, read or not. */
export function tidyNotifications({ db, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS)
  return db.transaction().execute((tx) => forgetBefore(tx, before))
}
