import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Message, Room } from '#domain/chat/codec.ts'
import { Notice } from '#web/ui/status/notice.tsx'
import { AttachedStrip } from '../files/attached-strip.tsx'
import { useAttaching } from '../files/use-attaching.ts'
import type { TaggedProduct } from '../opening.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { endTyping, usePresence } from '../presence/presence.ts'
import { useTelling } from '../presence/use-telling.ts'
import { messagesQuery } from '../queries.ts'
import { RoomSearch } from '../search/room-search.tsx'
import { AnswerHours } from './answer-hours.tsx'
import { ComposeBar } from './compose-bar.tsx'
import { ConnectionLine } from './connection-line.tsx'
import { MessageList, type MessageListActs } from './message-list.tsx'
import { RoomHead } from './room-head.tsx'
import { RunningNego } from './running-nego.tsx'
import { SalesLine } from './sales-line.tsx'
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
  const presence = usePresence(room.id)
  const tellTyping = useTelling(room.id, presence)
  const [searching, setSearching] = useState(false)
  const list = useRef<MessageListActs>(null)
  const searchButton = useRef<HTMLButtonElement>(null)
  useReading(room, messages)
  const heard = messages.findLast(({ senderId }) => senderId === partnerOf(room))?.place
  // what was being typed has come
  useEffect(() => {
    if (heard !== undefined) endTyping(room.id)
  }, [room.id, heard])

  function endSearch() {
    setSearching(false)
    searchButton.current?.focus()
  }

  function show(message: Message) {
    setSearching(false)
    void list.current?.show(message)
  }

  return (
    <section
      aria-label={`Percakapan dengan ${room.partnerName}`}
      className="@container/room flex h-full min-h-0 flex-col"
    >
      <RoomHead
        searchRef={searchButton}
        searching={searching}
        room={room}
        presence={presence}
        onSearch={() => setSearching(!searching)}
        onBack={onBack}
        onLeave={onLeave}
      />
      <ConnectionLine />
      <SalesLine room={room} />
      <AnswerHours room={room} />
      <RunningNego roomId={room.id} onLeave={onLeave} />
      {searching && <RoomSearch roomId={room.id} onShow={show} onClose={endSearch} />}
      {/* it stays where it was scrolled to */}
      <div className={searching ? 'hidden' : 'contents'}>
        <MessageList
          ref={list}
          room={room}
          messages={messages}
          outbox={outbox}
          typing={presence.typing && room.can.send.allowed}
          onLeave={onLeave}
        />
        {room.can.send.allowed ? (
          <Writing
            room={room}
            tagged={tagged}
            onUntag={onUntag}
            outbox={outbox}
            onTyping={tellTyping}
            onSent={() => list.current?.toNewest()}
          />
        ) : (
          <div className="border-t border-line p-3">
            <Notice tone="attention">{room.can.send.reason}</Notice>
          </div>
        )}
      </div>
    </section>
  )
}

function partnerOf({ partnerUsername, buyerId, sellerId }: Room): string {
  return partnerUsername === null ? buyerId : sellerId
}

interface WritingProps extends Pick<Props, 'room' | 'tagged' | 'onUntag'> {
  outbox: ReturnType<typeof useOutbox>
  onTyping: () => void
  onSent: () => void
}

/** What the next message is about, and the bar: a file comes before a product [CHAT-3]. */
function Writing({ room, tagged, onUntag, outbox, onTyping, onSent }: WritingProps) {
  const { attached, upload, drop } = useAttaching(room.id)
  const bar = useRef<HTMLTextAreaElement>(null)
  const file = attached?.sent ?? null

  async function send(text: string) {
    // before anything is waited for: pressed twice, it is sent once
    if (file) drop()
    else if (tagged) onUntag?.()
    await outbox.add({ text, file, product: file ? null : tagged })
    onSent()
  }

  // the button that had the focus is gone with what it stood in
  function andWrite(act: (() => void) | undefined) {
    act?.()
    bar.current?.focus()
  }

  return (
    <>
      {tagged && !attached && <TaggedStrip product={tagged} onClose={() => andWrite(onUntag)} />}
      {attached && (
        <AttachedStrip
          attached={attached}
          onAgain={() => andWrite(() => void upload(attached.chosen))}
          onClose={() => andWrite(drop)}
        />
      )}
      <ComposeBar
        ref={bar}
        roomId={room.id}
        mayBeEmpty={file !== null || (tagged !== null && !attached)}
        sending={outbox.waiting.some(({ refusal }) => refusal === null)}
        obstacle={attached && !file ? 'Tunggu sampai berkas terunggah, atau buang lampirannya.' : null}
        onAttach={(chosen) => void upload(chosen)}
        onTyping={onTyping}
        onSend={send}
      />
    </>
  )
}
