import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Message, Room } from '#domain/chat/shapes.ts'
import { callApi } from '#web/lib/api/api.ts'
import { isLive, watchLive } from '#web/lib/api/live.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import type { CachedMessages } from '../cached-messages.ts'
import { AttachedStrip } from '../files/attached-strip.tsx'
import { useAttaching } from '../files/use-attaching.ts'
import type { TaggedProduct } from '../opening.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { endTyping, usePresence } from '../presence/presence.ts'
import { usePresenceSignal } from '../presence/use-presence-signal.ts'
import { messagesQuery, salesQuery } from '../queries.ts'
import { RoomSearch } from '../search/room-search.tsx'
import { ComposeBar } from './compose-bar.tsx'
import { hoursWords } from './hours-words.ts'
import { MessageList, type MessageListActs } from './message-list.tsx'
import { RoomHead } from './room-head.tsx'
import { RunningNego } from './running-nego.tsx'
import { TaggedStrip } from './tagged-strip.tsx'
import { useLooking } from './use-looking.ts'

interface Props {
  room: Room
  tagged: TaggedProduct | null
  onUntag?: (() => void) | undefined
  onBack: () => void
  onLeave?: (() => void) | undefined
}

/** A conversation: partner, messages, and the compose bar [CHAT-1, CHAT-3, CHAT-7]. */
export function OpenRoom({ room, tagged, onUntag, onBack, onLeave }: Props) {
  const { data: messages = Object.values(room.messages) } = useQuery(messagesQuery(room.id))
  const outbox = useOutbox(room.id)
  const presence = usePresence(room.id)
  const signalTyping = usePresenceSignal(room.id, presence)
  const [searching, setSearching] = useState(false)
  const list = useRef<MessageListActs>(null)
  const searchButton = useRef<HTMLButtonElement>(null)
  useReading(room, messages)
  const heard = messages.findLast(({ senderId }) => senderId === partnerOf(room))?.sequence
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
            onTyping={signalTyping}
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

/** The subject of the next message, and the compose bar: a file comes before a product [CHAT-3]. */
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

/** Shows the seller's hours of answer to its buyer, outside of them [SELLER-1]. */
function AnswerHours({ room: { isAnswering, hours, partnerUsername } }: { room: Room }) {
  if (isAnswering || partnerUsername === null) return null
  return (
    <p className="shrink-0 border-b border-line bg-wash px-5 py-2 text-sm text-mute max-lg:px-4">
      Seller sedang tutup. Dijawab <span className="num">{hoursWords(hours)}</span>.
    </p>
  )
}

/** Shows a buyer that the seller has no contact [CHAT-9]. */
function SalesLine({ room }: { room: Room }) {
  const buys = room.partnerUsername !== null && room.can.send.allowed
  const sales = useQuery({ ...salesQuery(room.buyerId, room.sellerId), enabled: buys })
  if (!sales.isError) return null
  return (
    <p role="alert" className="shrink-0 border-b border-line px-5 py-2 text-sm text-danger max-lg:px-4">
      Gagal mendapatkan sales{' '}
      <button type="button" className="text-link min-h-6" onClick={() => void sales.refetch()}>
        Coba lagi
      </button>
    </p>
  )
}

// before a minute has passed, after which unread messages are notified
const AGAIN_MS = 10_000

/** Marks the other side's messages as read while the room is visible, retrying until it is done [CHAT-6]. */
function useReading({ id, buyerId, sellerId, partnerUsername }: Room, messages: CachedMessages): void {
  const partnerId = partnerUsername === null ? buyerId : sellerId
  const looking = useLooking()
  const unread = messages.findLast((message) => message.senderId === partnerId && !message.read)?.sequence
  // the browser reports whether the tab is visible
  useEffect(() => {
    if (!looking || unread === undefined) return
    const read = () => callApi('chat/room/baca', { roomId: id, sequence: unread }).catch(() => undefined)
    void read()
    const timer = setInterval(read, AGAIN_MS)
    return () => clearInterval(timer)
  }, [looking, unread, id])
}

// connections that come back at once are not worth a word
const UNNOTICED_MS = 2_000

/** Says that nothing new is heard, for as long as the live connection is lost [CHAT-12]. */
function ConnectionLine() {
  const live = useSyncExternalStore(watchLive, isLive, () => true)
  const [lost, setLost] = useState(false)
  // time passes outside React
  useEffect(() => {
    if (live) return setLost(false)
    const timer = setTimeout(() => setLost(true), UNNOTICED_MS)
    return () => clearTimeout(timer)
  }, [live])
  return (
    <div role="status" className="shrink-0">
      {lost && (
        <p
          data-says-lost
          className="flex items-center gap-2 border-b border-line bg-amber-tint px-5 py-2 text-sm text-amber-ink max-lg:px-4"
        >
          <Icon name="warning" size={18} className="shrink-0" />
          Koneksi terputus. Pesan baru tampil begitu tersambung kembali.
        </p>
      )}
    </div>
  )
}
