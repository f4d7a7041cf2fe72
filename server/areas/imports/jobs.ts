import { DAY_MS } from '#domain/business-day.ts'
import type { Deps } from '#server/deps.ts'
import { type Job, job } from '#server/platform/jobs/job.ts'
import { applyRows } from './apply-rows.ts'
import { beginPlanned } from './begin-import.ts'
import { deleteOld } from './queries.ts'
import { endAbandoned } from './run-import.ts'
import { undoRows } from './undo-rows.ts'

export const importJobs: readonly Job[] = [
  job('imports/begin', beginPlanned),
  job('imports/apply', applyRows),
  job('imports/undo', undoRows),
  job('imports/end-abandoned', endAbandoned),
  job('imports/tidy', tidyImports),
]

async function tidyImports({ db, now }: Deps): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS)
  await db.transaction().execute((tx) => deleteOld(tx, { unapplied: before(7), rows: before(30) }))
}
