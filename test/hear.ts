import { EventEmitter, once } from 'node:events'
import type { Announcement } from '#domain/live.ts'
import { openListener } from '#server/platform/live/open-listener.ts'

/** Listens to this database's announcements, like a node, until the test ends. */
export async function hear(url: string) {
  const all: Announcement[] = []
  const arrivals = new EventEmitter()
  const listener = await openListener({
    url,
    onAnnouncement(announcement) {
      all.push(announcement)
      arrivals.emit('one')
    },
    onLoss() {},
    onGap() {},
    warn() {},
  })
  // imported here, because Playwright makes worlds too
  const { onTestFinished } = await import('vitest')
  onTestFinished(listener.close)
  let taken = 0

  return {
    all,
    /** The first announcement not returned yet. @throws Error when there is none within thirty seconds */
    async next(): Promise<Announcement> {
      if (!all[taken]) await once(arrivals, 'one', { signal: AbortSignal.timeout(30_000) })
      const announcement = all[taken++]
      if (!announcement) throw new Error('Nothing was announced.')
      return announcement
    },
  }
}
