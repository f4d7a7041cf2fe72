import type { Message } from '#domain/chat/shapes.ts'

// read marks of older messages are not refetched
const MOST_REFETCHED = 200

/** The cached messages of a room, in their order, without gaps after the first. */
export type CachedMessages = readonly Message[]

/**
 * Adds messages, newer ones replacing what was known of the same place. What would stand before a gap goes: it is
 * requested again when somebody scrolls there.
 */
export function withMessages(cached: CachedMessages, added: readonly Message[]): CachedMessages {
  const bySequence = new Map([...cached, ...added].map((message) => [message.sequence, message]))
  const all = [...bySequence.values()].sort((one, other) => one.sequence - other.sequence)
  const gap = all.findLastIndex(({ sequence }, index) => index > 0 && all[index - 1]?.sequence !== sequence - 1)
  return gap > 0 ? all.slice(gap) : all
}

/** The sequence number after which there may be news: messages, or read marks. */
export function refetchedFrom(cached: CachedMessages): number {
  const last = cached.at(-1)?.sequence ?? 0
  const unread = cached.find((message) => !message.read)?.sequence ?? last + 1
  return Math.max(unread - 1, last - MOST_REFETCHED, (cached[0]?.sequence ?? 1) - 1)
}

/** Whether there are messages before the cached ones. */
export function hasEarlier(cached: CachedMessages): boolean {
  return (cached[0]?.sequence ?? 1) > 1
}
