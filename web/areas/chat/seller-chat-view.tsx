import { useNavigate, useSearchParams } from 'react-router'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { Conversations } from './conversations.tsx'
import { SELLER_CHAT_PATH, sellerRoomPath } from './paths.ts'
import { CustomerPanel } from './selling/customer-panel.tsx'

/** The seller's conversations, the chosen one in the address, beside it what there is with the customer [SELLER-1, CHAT-1, CHAT-2]. */
export function SellerChatView({ salePath }: { salePath: (orderId: string) => string }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const roomId = search.get('room')
  return (
    <div className={cx('grid gap-4', roomId !== null && 'xl:grid-cols-[minmax(0,1fr)_18rem]')}>
      <div className={cx(cardClass, 'h-[calc(100dvh-13.5rem)] min-h-100 overflow-hidden lg:h-[calc(100dvh-10rem)]')}>
        <Conversations
          narrow={roomId !== null}
          wanted={roomId === null ? null : { roomId }}
          onWant={(wanted) =>
            void navigate(wanted && 'roomId' in wanted ? sellerRoomPath(wanted.roomId) : SELLER_CHAT_PATH, {
              preventScrollReset: true,
            })
          }
        />
      </div>
      {roomId !== null && (
        <aside
          aria-label="Tentang pelanggan"
          className={cx(cardClass, 'xl:h-[calc(100dvh-10rem)] xl:overflow-y-auto xl:overscroll-contain')}
        >
          <CustomerPanel key={roomId} roomId={roomId} salePath={salePath} />
        </aside>
      )}
    </div>
  )
}
