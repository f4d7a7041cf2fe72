import type { Deps } from '#server/deps.ts'
import { forgetAdditionsBefore } from './queries-additions.ts'
import { forgetBatchesBefore } from './queries-batches.ts'

// an unanswered request is asked about, or tried again, within minutes
const KEPT_MS = 24 * 60 * 60 * 1000

/** Forgets the keys of additions that nobody waits for any more [CART-4]. */
export function tidyCarts({ db, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS)
  return db.transaction().execute(async (tx) => {
    await forgetAdditionsBefore(tx, before)
    await forgetBatchesBefore(tx, before)
  })
}
