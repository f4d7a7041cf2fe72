import type { Deps } from '#server/deps.ts'
import { forgetBefore } from './queries.ts'
import { forgetSignedOutDevices } from './queries-devices.ts'
import { forgetMailStopsBefore } from './queries-stops.ts'

// what they were about has its own pages
const KEPT_MS = 180 * 24 * 60 * 60 * 1000

/** Deletes notifications after half a year, read or not, as old links that stop mail, and browsers signed out. */
export function tidyNotifications({ db, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS)
  return db.transaction().execute(async (tx) => {
    await forgetBefore(tx, before)
    await forgetMailStopsBefore(tx, before)
    await forgetSignedOutDevices(tx, now())
  })
}
