import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Message } from '#domain/chat/shapes.ts'
import { LONGEST } from '#domain/limits.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { clockTime, listTime } from '../list/list-time.ts'
import { foundQuery } from '../queries.ts'

interface Props {
  roomId: string
  /** Scrolls to a message in the conversation. */
  onShow: (message: Message) => void
  onClose: () => void
}

const PAUSE_MS = 250

/** Search in the messages of a room: the latest first, each with a link to its position. */
export function RoomSearch({ roomId, onShow, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const words = useSettled(typed.trim(), PAUSE_MS)
  const found = useQuery({ ...foundQuery(roomId, words), enabled: words !== '' })
  const field = useRef<HTMLInputElement>(null)
  // opened for typing
  useEffect(() => field.current?.focus(), [])

  return (
    <search aria-label="Cari di percakapan" className="flex min-h-0 flex-1 flex-col bg-paper">
      <div className="flex items-center gap-2 border-b border-line py-2.5 ps-5 pe-3 max-lg:ps-4">
        <Field label="Kata yang dicari" hideLabel className="flex-1">
          <TextInput
            ref={field}
            type="search"
            value={typed}
            maxLength={LONGEST.keyword}
            placeholder="Cari di percakapan ini"
            leading={<Icon name="search" size={18} />}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              // the window around it stays
              event.stopPropagation()
              onClose()
            }}
          />
        </Field>
        <IconButton icon="close" label="Tutup pencarian" onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {words === '' && (
          <p className="px-5 py-8 text-center text-sm text-mute">Ketik kata dari pesan yang Anda cari.</p>
        )}
        {words !== '' && found.isPending && (
          <Loading>
            <SkeletonRows rows={4} />
          </Loading>
        )}
        {found.isError && !found.data && <ErrorState onRetry={() => void found.refetch()} working={found.isFetching} />}
        {words !== '' && found.data?.messages.length === 0 && (
          <EmptyState icon="search" title="Tidak ditemukan" text="Coba kata lain atau lebih pendek." />
        )}
        {words !== '' && found.data && found.data.messages.length > 0 && (
          <ul aria-label="Pesan yang ditemukan" className="divide-y divide-line">
            {found.data.messages.map((message) => (
              <li key={message.id}>
                <Found message={message} words={words} onShow={() => onShow(message)} />
              </li>
            ))}
          </ul>
        )}
        {words !== '' && found.data?.more && (
          <p className="px-5 py-4 text-center text-sm text-mute">
            Hanya {found.data.messages.length} pesan terbaru yang tampil. Persempit kata yang dicari.
          </p>
        )}
      </div>
    </search>
  )
}

function Found({ message, words, onShow }: { message: Message; words: string; onShow: () => void }) {
  const at = message.at.time
  const day = listTime(at, Date.now())
  const { before, hit, after } = excerptOf(message.text || (message.file?.name ?? ''), words)
  return (
    <button
      type="button"
      onClick={onShow}
      className="block w-full px-5 py-2.5 text-start text-sm -outline-offset-2 hover:bg-primary-wash max-lg:px-4"
    >
      <span className="flex items-baseline justify-between gap-3 text-xs text-mute">
        <span className="truncate font-semibold">{message.senderName}</span>
        <span className="num shrink-0">{day.includes(':') ? day : `${day} ${clockTime(at)}`}</span>
      </span>
      <span dir="auto" className="line-clamp-2 wrap-anywhere">
        {before}
        {hit && <mark className="rounded-sm bg-amber-tint text-ink">{hit}</mark>}
        {after}
      </span>
    </button>
  )
}

// characters before the searched words
const LEAD = 40

/** The excerpt of a text around the searched words; without them, its start. */
export function excerptOf(text: string, words: string): { before: string; hit: string; after: string } {
  const index = text.toLowerCase().indexOf(words.toLowerCase())
  if (index < 0) return { before: text, hit: '', after: '' }
  const start = index > LEAD ? text.indexOf(' ', index - LEAD) + 1 : 0
  const from = Math.min(start, index)
  return {
    before: (from > 0 ? '… ' : '') + text.slice(from, index),
    hit: text.slice(index, index + words.length),
    after: text.slice(index + words.length),
  }
}
