import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAskingAgain } from '#web/lib/api/live.ts'
import { useTitleCount } from '#web/lib/page/title-count.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { unreadRoomsQuery } from './queries.ts'

/**
 * How many conversations hold something new, also in the tab's title; and sends what waits at this browser, whatever page
 * is open. Failures are silent. @returns null for a role without chat [CHAT-8, CHAT-12, ROLE-8]
 */
export function useChatWatch(): number | null {
  const client = useQueryClient()
  const viewer = useViewer()
  const { userId, company } = viewer
  const may = viewerMay(viewer, 'chat.read')
  const companyId = company?.id ?? ''
  const { data } = useQuery({
    ...unreadRoomsQuery(companyId),
    enabled: may,
    refetchInterval: useAskingAgain(),
  })
  const unread = data?.total ?? 0
  useTitleCount(unread)

  // what waits is in the browser's own store
  useEffect(() => {
    if (!may || !userId) return
    import('./outbox/sender.ts').then(({ outboxOf }) => outboxOf(client, userId, companyId)).catch(() => undefined)
  }, [may, client, userId, companyId])

  return may ? unread : null
}
