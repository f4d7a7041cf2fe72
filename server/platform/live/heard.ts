import type { Announcement } from '#domain/live.ts'
import { beginSpan, within } from '../traces/span.ts'

/** Passes on an announcement as it came; what a traced act announces is part of its trace on every node. */
export function heard(
  { traceparent, ...announcement }: Announcement & { traceparent?: string },
  onAnnouncement: (announcement: Announcement) => void,
): void {
  const { name } = announcement.change
  const attributes = { 'sentra.change': name }
  const span = traceparent ? beginSpan({ name: `live ${name}`, kind: 'consumer', attributes, traceparent }) : undefined
  try {
    within(span, () => onAnnouncement(announcement))
  } finally {
    span?.end()
  }
}
