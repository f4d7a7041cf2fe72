import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Room } from '#domain/chat/codec.ts'
import { Notice } from '#web/ui/status/notice.tsx'
import type { TaggedProduct } from '../opening.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { messagesQuery } from '../queries.ts'
import { ComposeBar } from './compose-bar.tsx'
import { MessageList, type MessageListActs } from './message-list.tsx'
import { RoomHead } from './room-head.tsx'
import { TaggedStrip } from './tagged-strip.tsx'
import { useReading } from './use-reading.ts'

interface Props {
  room: Room
  tagged: TaggedProduct | null
  onUntag?: (() => void) | undefined
  onBack: () => void
  onLeave?: (() => void) | undefined
}

/** A conversation: with whom, what was said, and the bar to say more [CHAT-1, CHAT-3, CHAT-7]. */
export function OpenRoom({ room, tagged, onUntag, onBack, onLeave }: Props) {
  const { data: messages = room.messages } = useQuery(messagesQuery(room.id))
  const outbox = useOutbox(room.id)
  const list = useRef<MessageListActs>(null)
  useReading(room, messages)

  async function send(text: string) {
    await outbox.add(text, tagged && { id: tagged.id, name: tagged.name, picture: tagged.picture })
    if (tagged) onUntag?.()
    list.current?.toNewest()
  }

  return (
    <section aria-label={`Percakapan dengan ${room.partnerName}`} className="flex h-full min-h-0 flex-col">
      <RoomHead room={room} onBack={onBack} onLeave={onLeave} />
      <MessageList ref={list} room={room} messages={messages} outbox={outbox} onLeave={onLeave} />
      {room.can.send.allowed ? (
        <>
          {tagged && <TaggedStrip product={tagged} onClose={onUntag} />}
          <ComposeBar roomId={room.id} mayBeEmpty={tagged !== null} onSend={send} />
        </>
      ) : (
        <div className="border-t border-line p-3">
          <Notice tone="attention">{room.can.send.reason}</Notice>
        </div>
      )}
    </section>
  )
}
