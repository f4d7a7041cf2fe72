import { useEffect, useSyncExternalStore } from 'react'
import type { Room } from '#domain/chat/codec.ts'
import { callApi } from '#web/lib/api.ts'
import type { KeptMessages } from '../kept-messages.ts'

/** Marks what the other side says as read while the room is looked at; where that fails it stays unread [CHAT-6]. */
export function useReading({ id, buyerId, sellerId, partnerUsername }: Room, messages: KeptMessages): void {
  const partnerId = partnerUsername === null ? buyerId : sellerId
  const looking = useSyncExternalStore(watch, isLooking, () => false)
  const unread = messages.findLast((message) => message.senderId === partnerId && !message.read)?.place
  // whether somebody looks is told by the browser
  useEffect(() => {
    if (!looking || unread === undefined) return
    callApi('chat/room/baca', { key_room: id, sampai: unread }).catch(() => undefined)
  }, [looking, unread, id])
}

function isLooking(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}

function watch(tell: () => void): () => void {
  const signs = [
    [document, 'visibilitychange'],
    [window, 'focus'],
    [window, 'blur'],
  ] as const
  for (const [where, sign] of signs) where.addEventListener(sign, tell)
  return () => {
    for (const [where, sign] of signs) where.removeEventListener(sign, tell)
  }
}
