import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { askAgainAbout } from '#web/lib/query.ts'
import type { Entry } from './notification-entries.tsx'

/**
 * Marks shown entries as read, but keeps showing as new what was new when opened, or nobody would ever see it as new.
 * If the call fails they silently stay new [HEAD-8, API-4].
 */
export function useRead(entries: Entry[] | undefined, unread: number | undefined, read: () => Promise<unknown>) {
  const client = useQueryClient()
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const unseen = entries?.filter((entry) => !entry.read && !fresh.has(entry.key)) ?? []
  if (unseen.length > 0) setFresh(new Set([...fresh, ...unseen.map((entry) => entry.key)]))

  const markAsRead = useEffectEvent(async () => {
    await read().catch(() => undefined)
    await askAgainAbout(client, 'notifications')
  })
  // entries that arrive while it is open are read too
  useEffect(() => {
    if (unread) void markAsRead()
  }, [unread])

  return entries?.map((entry) => ({ ...entry, read: entry.read && !fresh.has(entry.key) }))
}
