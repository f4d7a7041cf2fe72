import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '#web/lib/api/api.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { Conversations } from './conversations.tsx'
import type { RequestedRoom } from './opening.ts'
import { SELLER_CHAT_PATH, sellerRoomPath } from './paths.ts'
import { besideQuery, roomQuery } from './queries.ts'
import { CustomerPanel } from './selling/customer-panel.tsx'

/** The seller's conversations, the chosen one in the address, beside it what there is with the customer [SELLER-1, CHAT-1, CHAT-2]. */
export function SellerChatView({ salePath }: { salePath: (orderId: string) => string }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const roomId = search.get('room')
  const buyerId = search.get('pembeli')
  useRoomOfBuyer(roomId === null ? buyerId : null)
  const hasCustomer = useIsThere(roomId)
  return (
    <div className={cx('grid gap-4', hasCustomer && 'xl:grid-cols-[minmax(0,1fr)_17rem]')}>
      <div
        className={cx(
          cardClass,
          'min-h-100 overflow-hidden lg:h-[calc(100dvh-10.5rem)]',
          requestedRoom(roomId, buyerId) ? 'h-[calc(100dvh-9rem)]' : 'h-[calc(100dvh-13.5rem)]',
        )}
      >
        <Conversations
          narrow={roomId !== null}
          requested={requestedRoom(roomId, buyerId)}
          onWant={(requested) =>
            void navigate(requested && 'roomId' in requested ? sellerRoomPath(requested.roomId) : SELLER_CHAT_PATH, {
              preventScrollReset: true,
            })
          }
        />
      </div>
      {roomId !== null && hasCustomer && (
        <aside
          aria-label="Tentang pelanggan"
          className={cx(cardClass, 'xl:h-[calc(100dvh-10.5rem)] xl:overflow-y-auto xl:overscroll-contain')}
        >
          <CustomerPanel key={roomId} roomId={roomId} salePath={salePath} />
        </aside>
      )}
    </div>
  )
}

function requestedRoom(roomId: string | null, buyerId: string | null): RequestedRoom | null {
  if (roomId !== null) return { roomId }
  return buyerId === null ? null : { buyerId }
}

/** Goes to the room with a buyer as soon as it is open; until then, and where it is refused, the address stays. */
function useRoomOfBuyer(buyerId: string | null): void {
  const navigate = useNavigate()
  const { data: room } = useQuery({ ...roomQuery({ buyerId: buyerId ?? '' }), enabled: buyerId !== null })
  const found = buyerId === null ? undefined : room?.id
  // the server names it
  useEffect(() => {
    if (found !== undefined) void navigate(sellerRoomPath(found), { replace: true, preventScrollReset: true })
  }, [found, navigate])
}

/** Whether there may be something to say beside the room: not where the address names none of one's own. */
function useIsThere(roomId: string | null): boolean {
  const { error } = useQuery({ ...besideQuery(roomId ?? ''), enabled: roomId !== null })
  return roomId !== null && !(error instanceof ApiError && [400, 404].includes(error.status))
}
