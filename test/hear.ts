import { EventEmitter, once } from 'node:events'
import type { Announcement } from '#domain/live.ts'
import { openListener } from '#server/platform/live/open-listener.ts'

/** Hears what is announced on this database, as a node does, until the test ends. */
export async function hear(url: string) {
  const all: Announcement[] = []
  const arrivals = new EventEmitter()
  const listener = await openListener({
    url,
    onAnnouncement(announcement) {
      all.push(announcement)
      arrivals.emit('one')
    },
    onGap() {},
    warn() {},
  })
  // only here: worlds are made by the browser's tests too, which another runner runs
  const { onTestFinished } = await import('vitest')
  onTestFinished(listener.close)
  let taken = 0

  return {
    all,
    /** The first announcement that was not asked for yet. @throws Error when there is none within thirty seconds */
    async next(): Promise<Announcement> {
      if (!all[taken]) await once(arrivals, 'one', { signal: AbortSignal.timeout(30_000) })
      const announcement = all[taken++]
      if (!announcement) throw new Error('Nothing was announced.')
      return announcement
    },
  }
}
