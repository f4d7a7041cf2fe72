import type { Ref } from 'react'
import { Link } from 'react-router'
import { sellerPath } from '#domain/catalogue/address.ts'
import type { Room } from '#domain/chat/shapes.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { PartnerPicture } from '../presence/partner-picture.tsx'
import type { Presence } from '../presence/presence.ts'

interface Props {
  /** Of the button that searches. */
  searchRef: Ref<HTMLButtonElement>
  searching: boolean
  room: Room
  presence: Presence
  onSearch: () => void
  onBack: () => void
  onLeave?: (() => void) | undefined
}

/** With whom the conversation is; on narrow screens with the way back to the list [CHAT-2]. */
export function RoomHead({ searchRef, searching, room, presence, onSearch, onBack, onLeave }: Props) {
  return (
    <header className="flex h-16 shrink-0 items-center gap-3 border-b border-line ps-5 pe-3 max-lg:ps-2 max-sm:gap-2 max-sm:pe-1">
      <IconButton icon="arrow-left" label="kembali" className="lg:hidden!" onClick={onBack} />
      <PartnerPicture name={room.partnerName} online={presence.online} />
      <div className="min-w-0 flex-1 leading-snug">
        <h2 className="line-clamp-2 text-base font-semibold max-sm:text-sm max-sm:leading-tight">{room.partnerName}</h2>
        <p className="truncate text-xs text-mute">
          {presence.online && 'Aktif sekarang'}
          {presence.online && room.salesName !== '' && ' · '}
          {room.partnerUsername !== null && room.salesName !== '' && (
            <>
              <span className="@max-md/room:sr-only">sales Anda: </span>
              <span className="font-semibold text-ink-soft">{room.salesName}</span>
            </>
          )}
          {room.partnerUsername === null && room.salesName !== '' && (
            <>
              <span className="@max-md/room:sr-only">ditangani </span>
              {room.salesName}
            </>
          )}
        </p>
      </div>
      {room.partnerUsername !== null && room.can.send.allowed && (
        <span className="@max-xl/room:hidden">
          <StatusPill tone="primary">Langganan</StatusPill>
        </span>
      )}
      <IconButton
        ref={searchRef}
        icon="search"
        label="Cari di percakapan"
        aria-expanded={searching}
        onClick={onSearch}
      />
      {room.partnerUsername !== null && (
        <Link
          to={sellerPath(room.partnerUsername)}
          onClick={onLeave}
          aria-label={`Buka toko ${room.partnerName}`}
          title="Buka toko seller"
          className={buttonClass({ variant: 'ghost', className: 'w-10 px-0! pointer-coarse:min-w-11' })}
        >
          <Icon name="store" />
        </Link>
      )}
      {onLeave && <IconButton icon="close" label="Tutup" className="lg:hidden!" onClick={onLeave} />}
    </header>
  )
}
