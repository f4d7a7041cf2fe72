const TTL_MS = 60_000
// another node may have made the page, with its own clock
const MARGIN_MS = 2_000

/**
 * Topics announced lately on this node, so that a page made just before need not ask for everything again. The clock is
 * the application's, by which pages are made.
 */
export function trackRecentTopics(now: () => Date) {
  const clock = () => now().getTime()
  let listeningSince = clock()
  const announcedAt = new Map<string, number>()
  return {
    announced(topics: readonly string[]): void {
      const at = clock()
      for (const topic of topics) {
        // the latest are at the end
        announcedAt.delete(topic)
        announcedAt.set(topic, at)
      }
      for (const [topic, earlier] of announcedAt) {
        if (earlier > at - TTL_MS) break
        announcedAt.delete(topic)
      }
    },
    /** Announcements may have been missed. */
    gap(): void {
      listeningSince = clock()
      announcedAt.clear()
    },
    /** Whether one of these topics was, or may have been, announced since a page was made. */
    mayHaveMissed(madeAt: unknown, topics: readonly string[]): boolean {
      if (typeof madeAt !== 'number') return true
      const since = madeAt - MARGIN_MS
      if (since < Math.max(listeningSince, clock() - TTL_MS)) return true
      return topics.some((topic) => (announcedAt.get(topic) ?? 0) >= since)
    },
  }
}

export type RecentTopics = ReturnType<typeof trackRecentTopics>
