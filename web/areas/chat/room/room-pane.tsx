import { useQuery } from '@tanstack/react-query'
import type { Room } from '#domain/chat/shapes.ts'
import { ApiError, sentenceOf } from '#web/lib/api/api.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/list/skeleton.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import type { ChatSeller, RequestedRoom, TaggedProduct } from '../opening.ts'
import { roomQuery } from '../queries.ts'
import { OpenRoom } from './open-room.tsx'

/** A product that is to be talked about, and with whom. */
export interface Tagged {
  product: TaggedProduct
  seller: ChatSeller
}

interface Props {
  requested: RequestedRoom
  tagged: Tagged | null
  onUntag?: (() => void) | undefined
  onBack: () => void
  onLeave?: (() => void) | undefined
}

/** One conversation, opened; or why it cannot be [CHAT-5, ROLE-7]. */
export function RoomPane({ requested, tagged, onUntag, onBack, onLeave }: Props) {
  const opening = useQuery({ ...roomQuery(requested), refetchOnMount: 'always' })
  const room = opening.data

  if (room) {
    const about = tagged && isOf(room, tagged.seller) ? tagged.product : null
    return <OpenRoom key={room.id} room={room} tagged={about} onUntag={onUntag} onBack={onBack} onLeave={onLeave} />
  }
  return (
    <div className="flex h-full flex-col">
      <div className="flex h-16 items-center border-b border-line px-2 lg:hidden">
        <IconButton icon="arrow-left" label="kembali" onClick={onBack} />
      </div>
      {opening.isError ? (
        <NotOpened error={opening.error} onRetry={opening.refetch} working={opening.isFetching} />
      ) : (
        <RoomToCome />
      )}
    </div>
  )
}

function isOf(room: Room, seller: ChatSeller): boolean {
  return 'id' in seller ? seller.id === room.sellerId : seller.username === room.partnerUsername
}

interface NotOpenedProps {
  error: Error
  onRetry: () => unknown
  working: boolean
}

function NotOpened({ error, onRetry, working }: NotOpenedProps) {
  // an address that was typed may name anything
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return <EmptyState icon="chat" title="Percakapan tidak ditemukan" text="Pilih percakapan lain dari daftar." />
  }
  const refusal = sentenceOf(error, '')
  if (refusal) {
    return (
      <Notice tone="attention" className="m-5">
        {refusal}
      </Notice>
    )
  }
  return <ErrorState title="Gagal mendapatkan seller" onRetry={() => void onRetry()} working={working} />
}

function RoomToCome() {
  return (
    <Loading className="flex-1 bg-page">
      <div className="grid gap-3 p-5">
        <Skeleton className="h-10 w-56 rounded-card" />
        <Skeleton className="h-10 w-72 justify-self-end rounded-card" />
        <Skeleton className="h-16 w-64 rounded-card" />
      </div>
    </Loading>
  )
}
