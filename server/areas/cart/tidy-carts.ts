import type { Deps } from '#server/deps.ts'
import { forgetAdditionsBefore } from './queries-additions.ts'

// an unanswered request is asked about, or tried again, within minutes
const KEPT_MS = 24 * 60 * 60 * 1000

/** Forgets the keys of additions that nobody waits for any more [CART-4]. */
export function tidyCarts({ db, now }: Deps): Promise<void> {
  return db.transaction().execute((tx) => forgetAdditionsBefore(tx, new Date(now().getTime() - KEPT_MS)))
}
