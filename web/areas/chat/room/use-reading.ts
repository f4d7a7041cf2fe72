import { useEffect } from 'react'
import type { Room } from '#domain/chat/codec.ts'
import { callApi } from '#web/lib/api.ts'
import type { KeptMessages } from '../kept-messages.ts'
import { useLooking } from './use-looking.ts'

// before a minute is over, after which people are told of what they have not read
const AGAIN_MS = 10_000

/** Marks what the other side says as read while the room is looked at, again until it is [CHAT-6]. */
export function useReading({ id, buyerId, sellerId, partnerUsername }: Room, messages: KeptMessages): void {
  const partnerId = partnerUsername === null ? buyerId : sellerId
  const looking = useLooking()
  const unread = messages.findLast((message) => message.senderId === partnerId && !message.read)?.place
  // whether somebody looks is told by the browser
  useEffect(() => {
    if (!looking || unread === undefined) return
    const read = () => callApi('chat/room/baca', { key_room: id, sampai: unread }).catch(() => undefined)
    void read()
    const timer = setInterval(read, AGAIN_MS)
    return () => clearInterval(timer)
  }, [looking, unread, id])
}
