import type { Deps } from '#server/deps.ts'
import { retirePartitions } from '#server/platform/growth/partitions.ts'
import { periodOf } from '#server/platform/growth/periods.ts'
import { forgetSomeBefore } from './queries.ts'
import { forgetSignedOutDevices } from './queries-devices.ts'
import { forgetMailStopsBefore } from './queries-stops.ts'

// what they were about has its own pages
const KEPT_MS = 180 * 24 * 60 * 60 * 1000

/**
 * Lets go of the notifications of a month, read or not, half a year after it began, so that none is kept for longer, and
 * deletes old links that stop mail and browsers signed out.
 */
export async function tidyNotifications({ db, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS)
  const { until: firstKept } = periodOf('month', before)
  await db.transaction().execute(async (tx) => {
    await forgetMailStopsBefore(tx, before)
    await forgetSignedOutDevices(tx, now())
  })
  // written in the first partition, or by a clock that was wrong
  while (await forgetSomeBefore(db, firstKept));
  await retirePartitions(db, 'notifications', firstKept)
}
