import { EventEmitter, once } from 'node:events'
import type { Announcement } from '#domain/live.ts'
import { openListener } from '#server/platform/live/open-listener.ts'
import type { Messages } from '#server/platform/live/open-messages.ts'

/** Listens to this database's announcements, and to what a message server carries, like a node, until the test ends. */
export async function hear(url: string, messages?: Messages) {
  const all: Announcement[] = []
  const arrivals = new EventEmitter()
  const onAnnouncement = (announcement: Announcement) => {
    all.push(announcement)
    arrivals.emit('one')
  }
  const listener = await openListener({ url, onAnnouncement, onLoss() {}, onGap() {}, warn() {} })
  const hearNoMore = await messages?.hear({ onAnnouncement, onGap() {} })
  // imported here, because Playwright makes worlds too
  const { onTestFinished } = await import('vitest')
  onTestFinished(async () => void (await Promise.all([listener.close(), hearNoMore?.()])))
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
