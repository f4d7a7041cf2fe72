import type { Entry } from '#domain/chat/codec.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon, type IconName } from '#web/ui/picture/icon.tsx'
import { CountBadge } from '#web/ui/status/badge.tsx'
import { PartnerPicture } from '../presence/partner-picture.tsx'
import { usePresence } from '../presence/presence.ts'
import { listTime } from './list-time.ts'

interface Props {
  room: Entry
  /** Milliseconds since 1970. */
  now: number
  current: boolean
  onChoose: () => void
}

/** One conversation: with whom, what was said last and when, and how much is unread [CHAT-8]. */
export function RoomRow({ room, now, current, onChoose }: Props) {
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
