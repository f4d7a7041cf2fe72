import type { Deps } from '#server/deps.ts'
import { publishToVisitors } from '#server/platform/live/publish.ts'
import { hasTurned } from './queries-articles.ts'

// the job of a minute may come late, or one may be left out
const BEHIND_MS = 3 * 60 * 1000

/** Every node drops the pages it keeps for visitors where an article or a banner has appeared or ended in the last minutes [ADM-4]. */
export async function announceTurns({ db, now }: Deps): Promise<void> {
  const at = now()
  if (!(await hasTurned(db, new Date(at.getTime() - BEHIND_MS), at))) return
  await db.transaction().execute(publishToVisitors)
}
