import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Entry } from '#domain/chat/shapes.ts'
import { LONGEST } from '#domain/limits.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/list/skeleton.tsx'
import { TabsPill } from '#web/ui/list/tabs-pill.tsx'
import { Icon, type IconName } from '#web/ui/picture/icon.tsx'
import { CountBadge } from '#web/ui/status/badge.tsx'
import type { RequestedRoom } from '../opening.ts'
import { PartnerPicture } from '../presence/partner-picture.tsx'
import { usePresence } from '../presence/presence.ts'
import { ROOMS_PER_PAGE, type RoomsFilter, roomQuery, roomsQuery, unreadRoomsQuery } from '../queries.ts'
import { listTime } from './list-time.ts'

interface Props {
  requested: RequestedRoom | null
  onWant: (requested: RequestedRoom) => void
}

const PAUSE_MS = 200

/** The company's conversations, the latest first, narrowed by name or to what is unread [CHAT-1, CHAT-8]. */
export function RoomsList({ requested, onWant }: Props) {
  const { company } = useViewer()
  const companyId = company?.id ?? ''
  const [typed, setTyped] = useState('')
  const [scope, setScope] = useState<RoomsFilter['scope']>('all')
  const name = useSettled(typed.trim(), PAUSE_MS)
  const { data: unread } = useQuery(unreadRoomsQuery(companyId))

  return (
    <div className="flex h-full flex-col">
      <Field label="Cari nama" hideLabel className="px-4 pt-3.5">
        <TextInput
          type="search"
          value={typed}
          maxLength={LONGEST.keyword}
          placeholder="Cari nama"
          leading={<Icon name="search" size={18} />}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <TabsPill
        label="Percakapan yang ditampilkan"
        value={scope}
        onChange={(value) => setScope(value as RoomsFilter['scope'])} // one of these tabs
        className="flex min-h-0 flex-1 flex-col *:first:ps-4 *:first:pe-1 *:first:py-1.5 [&_[role=tablist]]:gap-1 [&_[role=tab]]:px-2.5 [&>[role=tabpanel]]:min-h-0 [&>[role=tabpanel]]:overflow-y-auto [&>[role=tabpanel]]:overscroll-contain"
        tabs={[
          { value: 'all', label: 'Semua' },
          { value: 'unread', label: 'Belum dibaca', ...(unread?.total && { count: unread.total }) },
          ...(company?.kind === 'seller' ? [{ value: 'mine', label: 'Saya' }] : []),
        ]}
      >
        <Rooms key={`${scope} ${name}`} filter={{ name, scope }} requested={requested} onWant={onWant} />
      </TabsPill>
    </div>
  )
}

function Rooms({ filter, requested, onWant }: Props & { filter: RoomsFilter }) {
  const companyId = useViewer().company?.id ?? ''
  const [pages, setPages] = useState(1)
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, index) => roomsQuery(companyId, filter, index + 1)),
  })
  const [first] = results
  const last = results.at(-1)
  const rooms = results.flatMap(({ data }) => data ?? [])
  const now = Date.now()
  const openId = useOpenId(requested)

  if (first?.isError && !first.data) {
    return <ErrorState onRetry={() => void first.refetch()} working={first.isFetching} />
  }
  if (!first?.data) return <RoomsToCome />
  if (rooms.length === 0) return <Nothing filter={filter} />
  return (
    <>
      <ul aria-label="Percakapan" className="border-t border-line">
        {rooms.map((room) => (
          <li key={room.roomId}>
            <RoomRow
              room={room}
              now={now}
              current={room.roomId === openId}
              onChoose={() => onWant({ roomId: room.roomId })}
            />
          </li>
        ))}
      </ul>
      {last?.isError && !last.data && <ErrorState onRetry={() => void last.refetch()} working={last.isFetching} />}
      {last?.data?.length === ROOMS_PER_PAGE && (
        <div className="p-4 text-center">
          <Button variant="secondary" size="sm" onClick={() => setPages(pages + 1)}>
            Tampilkan lainnya
          </Button>
        </div>
      )}
    </>
  )
}

/** The id of the open room, known once it has been opened, by whichever key it was requested. */
function useOpenId(requested: RequestedRoom | null): string | undefined {
  const { data } = useQuery({ ...roomQuery(requested ?? { roomId: '' }), enabled: false })
  return requested && 'roomId' in requested ? requested.roomId : data?.id
}

function Nothing({ filter: { name, scope } }: { filter: RoomsFilter }) {
  if (name !== '')
    return <EmptyState icon="search" title="Tidak ada nama yang cocok" text="Coba kata yang lebih pendek." />
  if (scope === 'unread') return <EmptyState icon="check-circle" title="Semua pesan sudah dibaca" />
  return <EmptyState icon="chat" title="Belum ada percakapan" text="Percakapan baru tampil di sini seketika." />
}

function RoomsToCome() {
  return (
    <Loading className="border-t border-line">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <span key={row} className="flex h-17 items-center gap-3 border-b border-line px-4">
          <Skeleton className="size-10 rounded-field" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-3.5 w-2/3" />
            <Skeleton className="h-3 w-5/6" />
          </span>
        </span>
      ))}
    </Loading>
  )
}

interface RoomRowProps {
  room: Entry
  /** Milliseconds since 1970. */
  now: number
  current: boolean
  onChoose: () => void
}

/** One conversation: partner, last message and its time, and the number of unread ones [CHAT-8]. */
function RoomRow({ room, now, current, onChoose }: RoomRowProps) {
  const isNew = room.unread > 0
  const presence = usePresence(room.roomId)
  return (
    <button
      type="button"
      aria-current={current || undefined}
      onClick={onChoose}
      className={cx(
        'flex h-17 w-full items-center gap-3 border-b border-line px-4 text-start -outline-offset-2 hover:bg-primary-wash',
        current && 'bg-primary-wash shadow-[inset_3px_0_var(--color-primary)]',
      )}
    >
      <PartnerPicture name={room.partnerName} online={presence.online} />
      <span className="min-w-0 flex-1 text-sm leading-snug">
        <span className="flex items-baseline gap-2">
          <span
            className={cx('min-w-0 flex-1 truncate', isNew ? 'font-bold' : current ? 'font-semibold' : 'font-medium')}
          >
            {room.partnerName}
          </span>
          <span className={cx('num shrink-0 text-xs', isNew ? 'font-semibold text-primary' : 'text-mute')}>
            {listTime(room.lastAt, now)}
          </span>
        </span>
        <span className="flex items-center gap-2">
          {presence.typing ? (
            <span className="min-w-0 flex-1 truncate text-primary">sedang mengetik…</span>
          ) : (
            <span className={cx('flex min-w-0 flex-1 items-center gap-1.5', isNew ? 'font-medium' : 'text-mute')}>
              <LastMark room={room} />
              <span dir="auto" className="min-w-0 truncate text-start">
                {room.lastText}
              </span>
            </span>
          )}
          {isNew && (
            <>
              <span className="sr-only">{room.unread} belum dibaca</span>
              <CountBadge count={room.unread} tone="primary" most={99} />
            </>
          )}
        </span>
      </span>
    </button>
  )
}

const kindMarks: Partial<Record<Entry['lastKind'], { name: IconName; label: string }>> = {
  product: { name: 'tag', label: 'Produk' },
  file: { name: 'clip', label: 'Berkas' },
}

/** Whether one's own last message has been read, and what it is beside text. */
function LastMark({ room: { isOwn, isRead, lastKind, lastText } }: { room: Entry }) {
  const kind = kindMarks[lastKind]
  return (
    <>
      {isOwn && (
        <Icon
          name={isRead ? 'checks' : 'check'}
          size={16}
          label={isRead ? 'dibaca' : 'terkirim'}
          className={cx('shrink-0', isRead && 'text-primary')}
        />
      )}
      {/* a message without words is called by its kind */}
      {kind && (
        <Icon name={kind.name} label={kind.label === lastText ? '' : kind.label} size={15} className="shrink-0" />
      )}
    </>
  )
}
