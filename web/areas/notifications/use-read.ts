import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { askAgainAbout } from '#web/lib/query.ts'
import type { Entry } from './notification-entries.tsx'

/**
 * Marks what is shown as read, and keeps showing what was new when it was opened: being read at once it would never be
 * seen as new. A failure is silent: it stays new [HEAD-8, API-4].
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
  // what comes while it is open is read too
  useEffect(() => {
    if (unread) void markAsRead()
  }, [unread])

  return entries?.map((entry) => ({ ...entry, read: entry.read && !fresh.has(entry.key) }))
}
