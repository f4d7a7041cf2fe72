import { useEffect, useRef } from 'react'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { RoomsList } from './list/rooms-list.tsx'
import type { WantedRoom } from './opening.ts'
import { RoomPane, type Tagged } from './room/room-pane.tsx'

interface Props {
  wanted: WantedRoom | null
  onWant: (wanted: WantedRoom | null) => void
  tagged?: Tagged | null
  onUntag?: () => void
  /** More is beside them: the list is narrower. */
  narrow?: boolean
  /** Called when a link leads away. */
  onLeave?: () => void
}

/** The list of conversations and one of them; on narrow screens one after the other [CHAT-1, CHAT-2]. */
export function Conversations({ wanted, onWant, tagged = null, onUntag, narrow, onLeave }: Props) {
  const list = useFocusOnReturn(wanted === null)
  return (
    <div
      className={cx(
        'grid h-full min-h-0 grid-rows-[minmax(0,1fr)] border-line lg:border-t',
        wanted === null && 'border-t',
        narrow ? 'lg:grid-cols-[17.5rem_minmax(0,1fr)]' : 'lg:grid-cols-[22.5rem_minmax(0,1fr)]',
      )}
    >
      <div
        ref={list}
        tabIndex={-1}
        className={cx('min-h-0 min-w-0 border-line outline-none lg:border-e', wanted && 'max-lg:hidden')}
      >
        <RoomsList wanted={wanted} onWant={onWant} />
      </div>
      <div className={cx('min-h-0 min-w-0', !wanted && 'max-lg:hidden')}>
        {wanted ? (
          <RoomPane
            key={JSON.stringify(wanted)}
            wanted={wanted}
            tagged={tagged}
            onUntag={onUntag}
            onBack={() => onWant(null)}
            onLeave={onLeave}
          />
        ) : (
          <EmptyState
            icon="chat"
            title="Pilih percakapan"
            text="Pesan tampil di sini begitu Anda memilih salah satu dari daftar."
            className="h-full justify-center"
          />
        )}
      </div>
    </div>
  )
}

/** The way back to the list is gone with the room: the focus goes to the list. */
function useFocusOnReturn(isList: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const wasList = useRef(isList)
  // the list can take it only once it is shown
  useEffect(() => {
    if (isList && !wasList.current) list.current?.focus({ preventScroll: true })
    wasList.current = isList
  }, [isList])
  return list
}
