import type { Message } from '#domain/chat/shapes.ts'

// read marks of what was said longer ago are not asked for again
const MOST_ASKED_AGAIN = 200

/** What the browser has of a room: messages in their order, each place but those before the first. */
export type KeptMessages = readonly Message[]

/**
 * Adds messages, newer ones replacing what was known of the same place. What would stand before a gap goes: it is asked
 * for again when somebody scrolls there.
 */
export function withMessages(kept: KeptMessages, added: readonly Message[]): KeptMessages {
  const byPlace = new Map([...kept, ...added].map((message) => [message.place, message]))
  const all = [...byPlace.values()].sort((one, other) => one.place - other.place)
  const gap = all.findLastIndex(({ place }, index) => index > 0 && all[index - 1]?.place !== place - 1)
  return gap > 0 ? all.slice(gap) : all
}

/** The place after which there may be something new: messages, or marks of having been read. */
export function askedFrom(kept: KeptMessages): number {
  const last = kept.at(-1)?.place ?? 0
  const unread = kept.find((message) => !message.read)?.place ?? last + 1
  return Math.max(unread - 1, last - MOST_ASKED_AGAIN, (kept[0]?.place ?? 1) - 1)
}

/** Whether something was said before what is kept. */
export function hasEarlier(kept: KeptMessages): boolean {
  return (kept[0]?.place ?? 1) > 1
}
