import { useQuery, useQueryClient } from '@tanstack/react-query'
import { randomUuid } from '#web/lib/form/request-key.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { outboxOf, waitingQuery } from './sender.ts'
import type { Waiting } from './waiting.ts'

/** The messages of a room that wait for the server, and how to add, repeat and drop one [CHAT-12]. */
export function useOutbox(roomId: string) {
  const client = useQueryClient()
  const { userId, company } = useViewer()
  const who = [client, userId ?? '', company?.id ?? ''] as const
  const { data } = useQuery(waitingQuery(...who))

  return {
    waiting: data?.filter((message) => message.roomId === roomId) ?? [],
    async add(message: Pick<Waiting, 'text' | 'product' | 'file'>): Promise<void> {
      const outbox = await outboxOf(...who)
      await outbox.add({ ...message, key: randomUuid(), roomId, at: Date.now() })
      void outbox.flush().catch(reportError)
    },
    again: async (message: Waiting) => (await outboxOf(...who)).again(message),
    remove: async (message: Waiting) => (await outboxOf(...who)).remove(message),
  }
}
