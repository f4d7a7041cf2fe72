import { HOURS_TO_UNDO } from '#domain/catalogue/bulk-act.ts'
import type { Deps } from '#server/deps.ts'
import { forgetOldSearches } from '../search/empty-searches.ts'
import { forgetBulkActsBefore } from './queries-bulk-acts.ts'

// twice as long as an act can be undone, so that its repeated key still gets its answer
const KEPT_MS = 2 * HOURS_TO_UNDO * 3_600_000

/** Deletes old searches, and acts on many products that can no longer be undone. */
export function tidyCatalogue({ db, now }: Deps): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await forgetOldSearches(tx, now())
    await forgetBulkActsBefore(tx, new Date(now().getTime() - KEPT_MS))
  })
}
