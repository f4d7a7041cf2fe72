import { useQueryClient } from '@tanstack/react-query'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { businessDay, daysAfter } from '#domain/business-day.ts'
import type { Message, Room } from '#domain/chat/shapes.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { type CachedMessages, hasEarlier } from '../cached-messages.ts'
import type { useOutbox } from '../outbox/use-outbox.ts'
import { loadEarlier } from '../queries.ts'
import { bubbleId, MessageBubble } from './message-bubble.tsx'
import { shortened } from './message-text.tsx'
import { useProducts } from './use-products.ts'
import { WaitingBubble } from './waiting-bubble.tsx'

export interface MessageListActs {
  toNewest: () => void
  /** Scrolls to a message, however old. */
  show: (message: Message) => Promise<void>
}

interface Props {
  ref: Ref<MessageListActs>
  room: Room
  messages: CachedMessages
  outbox: ReturnType<typeof useOutbox>
  /** A member of the other side is typing. */
  typing: boolean
  onLeave?: (() => void) | undefined
}

// scrolled up so far, the newest message is out of sight
const AWAY_PX = 160
const FAILED = 'Pesan sebelumnya gagal dimuat. Periksa koneksi Anda, lalu coba lagi.'

/** The messages by days, the newest at the bottom; scrolling up loads earlier ones without jumps [CHAT-7, CHAT-8]. */
export function MessageList({ ref, room, messages, outbox, typing, onLeave }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const [away, setAway] = useState(false)
  const own = room.partnerUsername === null ? room.sellerId : room.buyerId
  const days = useMemo(() => dayGroups(messages, Date.now()), [messages])
  const products = useProducts(messages)
  const client = useQueryClient()
  const [marked, setMarked] = useState<Message | null>(null)
  const toNewest = () => scroller.current?.scrollTo({ top: 0 })

  async function show(message: Message) {
    await loadEarlier(client, room.id, message.sequence).catch(() => toast.failure(FAILED))
    setMarked(message)
    // the list of what was found is gone
    scroller.current?.focus({ preventScroll: true })
  }
  useImperativeHandle(ref, () => ({ toNewest, show }))

  // it is on the page only once what was loaded has been rendered
  useEffect(() => {
    if (marked) document.getElementById(bubbleId(marked))?.scrollIntoView({ block: 'center' })
  }, [marked])

  return (
    <div className="relative min-h-0 flex-1 bg-page">
      {/* laid out from its end: what is added above moves nothing, and it begins at the newest */}
      <div
        ref={scroller}
        role="log"
        aria-label="Pesan"
        // new messages are announced once, with their sender; earlier ones are not
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard as well
        tabIndex={0}
        onScroll={({ currentTarget }) => setAway(currentTarget.scrollTop < -AWAY_PX)}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain -outline-offset-2"
      >
        <div className="grid min-w-0 content-end gap-1.75 px-5 pt-1 pb-3.5 max-lg:px-3">
          {hasEarlier(messages) && <Earlier roomId={room.id} from={messages[0]?.sequence} />}
          {messages.length === 0 && outbox.waiting.length === 0 && (
            <p className="py-6 text-center text-sm text-mute">Belum ada pesan. Tulis yang pertama.</p>
          )}
          {days.map(({ day, label, messages: ofDay }) => (
            <div key={day} className="grid min-w-0 gap-1.75">
              <DayLabel>{label}</DayLabel>
              {ofDay.map((message) => (
                <MessageBubble
                  key={message.id}
                  message={message}
                  own={message.senderId === own}
                  product={message.productId === undefined ? undefined : products(message.productId)}
                  marked={marked?.id === message.id}
                  onLeave={onLeave}
                />
              ))}
            </div>
          ))}
          {outbox.waiting.map((message) => (
            <WaitingBubble
              key={message.key}
              message={message}
              onAgain={() => void outbox.again(message).catch(reportError)}
              onRemove={() => void outbox.remove(message).catch(reportError)}
            />
          ))}
          {typing && <TypingLine name={room.partnerName} />}
        </div>
      </div>
      <Announced messages={messages} own={own} />
      {away && (
        <IconButton
          icon="chevron-down"
          variant="secondary"
          label="Ke pesan terbaru"
          onClick={() => {
            toNewest()
            // the button is gone with that
            scroller.current?.focus({ preventScroll: true })
          }}
          className="absolute! end-5 bottom-4 rounded-full! shadow-float"
        />
      )}
    </div>
  )
}

function DayLabel({ children }: { children: string }) {
  return (
    <p className="num pt-1.5 text-center">
      <span className="inline-block rounded-full border border-line bg-paper px-3 py-0.5 text-xs font-semibold text-mute">
        {children}
      </span>
    </p>
  )
}

/** Loads earlier messages as soon as it comes into sight; a button, for those who do not scroll. */
function Earlier({ roomId, from }: { roomId: string; from: number | undefined }) {
  const client = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  const [working, setWorking] = useState(false)

  async function load() {
    setWorking(true)
    await loadEarlier(client, roomId).catch(() => toast.failure(FAILED))
    setWorking(false)
  }

  const onVisible = useEffectEvent(() => void (working || load()))
  // only the browser knows what has been scrolled into sight; anew after each page, which may not have filled the screen
  useEffect(() => {
    if (!button.current || from === undefined) return
    const observer = new IntersectionObserver((moments) => {
      if (moments.at(-1)?.isIntersecting) onVisible()
    })
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [from])

  return (
    <div className="pt-2 text-center">
      <Button ref={button} variant="ghost" size="sm" working={working} onClick={() => void load()}>
        Pesan sebelumnya
      </Button>
    </div>
  )
}

/** Reads out what the other side says while the room is open. */
function Announced({ messages, own }: { messages: CachedMessages; own: string }) {
  const [since] = useState(() => messages.at(-1)?.sequence ?? 0)
  const last: Message | undefined = messages.at(-1)
  const isNew = last !== undefined && last.sequence > since && last.senderId !== own
  return (
    <p role="status" className="sr-only">
      {isNew && readOut(last)}
    </p>
  )
}

function readOut({ senderName, kind, text, file }: Message): string {
  const carried = { text: '', product: 'mengirim produk.', file: `mengirim berkas ${file?.name ?? ''}.` }[kind]
  return `${senderName}: ${[carried, shortened(text) ?? text].filter(Boolean).join(' ')}`
}

/** A member of the other company is typing; which one is not shown. */
function TypingLine({ name }: { name: string }) {
  return (
    <p className="flex items-center gap-2 text-sm text-mute">
      <span aria-hidden className="flex gap-0.75 *:size-1.5 *:rounded-full *:bg-primary">
        <span />
        <span className="opacity-65" />
        <span className="opacity-35" />
      </span>
      {name} sedang mengetik
    </p>
  )
}

interface Timed {
  /** Milliseconds since 1970. */
  at: { time: number }
}

export interface DayGroup<Message extends Timed> {
  day: string
  /** 'Hari ini', 'Kemarin' or '31 Des 2026'. */
  label: string
  messages: Message[]
}

/** Messages in their order, by days of Jakarta [CHAT-8]. @param now milliseconds since 1970 */
export function dayGroups<Message extends Timed>(messages: readonly Message[], now: number): DayGroup<Message>[] {
  const today = businessDay(new Date(now))
  const groups: DayGroup<Message>[] = []
  for (const message of messages) {
    const day = businessDay(new Date(message.at.time))
    const last = groups.at(-1)
    if (last?.day === day) last.messages.push(message)
    else groups.push({ day, label: labelOf(day, today), messages: [message] })
  }
  return groups
}

function labelOf(day: string, today: string): string {
  if (day === today) return 'Hari ini'
  return day === daysAfter(today, -1) ? 'Kemarin' : formatDay(day)
}
