import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/list/skeleton.tsx'
import { TabsPill } from '#web/ui/list/tabs-pill.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { WantedRoom } from '../opening.ts'
import { ROOMS_PER_PAGE, type RoomsFilter, roomQuery, roomsQuery, unreadRoomsQuery } from '../queries.ts'
import { RoomRow } from './room-row.tsx'

interface Props {
  wanted: WantedRoom | null
  onWant: (wanted: WantedRoom) => void
}

const PAUSE_MS = 200

/** The company's conversations, the latest first, narrowed by name or to what is unread [CHAT-1, CHAT-8]. */
export function RoomsList({ wanted, onWant }: Props) {
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
        <Rooms key={`${scope} ${name}`} filter={{ name, scope }} wanted={wanted} onWant={onWant} />
      </TabsPill>
    </div>
  )
}

function Rooms({ filter, wanted, onWant }: Props & { filter: RoomsFilter }) {
  const companyId = useViewer().company?.id ?? ''
  const [pages, setPages] = useState(1)
  const asked = useQueries({
    queries: Array.from({ length: pages }, (_, index) => roomsQuery(companyId, filter, index + 1)),
  })
  const [first] = asked
  const last = asked.at(-1)
  const rooms = asked.flatMap(({ data }) => data ?? [])
  const now = Date.now()
  const openId = useOpenId(wanted)

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

/** Which room is open: that is known once it has been opened, whoever was asked for. */
function useOpenId(wanted: WantedRoom | null): string | undefined {
  const { data } = useQuery({ ...roomQuery(wanted ?? { roomId: '' }), enabled: false })
  return wanted && 'roomId' in wanted ? wanted.roomId : data?.id
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
