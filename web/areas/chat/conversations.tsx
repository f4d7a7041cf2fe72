import { type RefObject, useEffect, useRef } from 'react'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { RoomsList } from './list/rooms-list.tsx'
import type { RequestedRoom } from './opening.ts'
import { RoomPane, type Tagged } from './room/room-pane.tsx'

interface Props {
  requested: RequestedRoom | null
  onWant: (requested: RequestedRoom | null) => void
  tagged?: Tagged | null
  onUntag?: () => void
  /** More is beside them: the list is narrower. */
  narrow?: boolean
  /** Called when a link leads away. */
  onLeave?: () => void
}

/** The list of conversations and one of them; on narrow screens one after the other [CHAT-1, CHAT-2]. */
export function Conversations({ requested, onWant, tagged = null, onUntag, narrow, onLeave }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  useFocusOnSwitch(requested === null, list, pane)
  return (
    <div
      className={cx(
        'grid h-full min-h-0 grid-rows-[minmax(0,1fr)] border-line lg:border-t',
        requested === null && 'border-t',
        narrow ? 'lg:grid-cols-[18rem_minmax(0,1fr)]' : 'lg:grid-cols-[22.5rem_minmax(0,1fr)]',
      )}
    >
      <div
        ref={list}
        tabIndex={-1}
        className={cx('min-h-0 min-w-0 border-line outline-none lg:border-e', requested && 'max-lg:hidden')}
      >
        <RoomsList requested={requested} onWant={onWant} />
      </div>
      <div ref={pane} tabIndex={-1} className={cx('min-h-0 min-w-0 outline-none', !requested && 'max-lg:hidden')}>
        {requested ? (
          <RoomPane
            key={JSON.stringify(requested)}
            requested={requested}
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

/** Moves the focus to the list or the room that replaces the pressed one [CHAT-2]. */
function useFocusOnSwitch(isList: boolean, list: RefObject<HTMLElement | null>, pane: RefObject<HTMLElement | null>) {
  const wasList = useRef(isList)
  // either can take it only once it is shown
  useEffect(() => {
    if (isList === wasList.current) return
    wasList.current = isList
    if (isList) list.current?.focus({ preventScroll: true })
    // beside the room the list stays, and so does the row that was pressed
    else if (list.current?.offsetParent === null) pane.current?.focus({ preventScroll: true })
  }, [isList, list, pane])
}
