import { useNavigate, useSearchParams } from 'react-router'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { Conversations } from './conversations.tsx'
import { SELLER_CHAT_PATH, sellerRoomPath } from './paths.ts'

/** The seller's conversations with its customers, the chosen one in the address [SELLER-1, CHAT-1, CHAT-2]. */
export function SellerChatView() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const roomId = search.get('room')
  return (
    <div className={cx(cardClass, 'h-[calc(100dvh-13.5rem)] min-h-100 overflow-hidden lg:h-[calc(100dvh-10rem)]')}>
      <Conversations
        wanted={roomId === null ? null : { roomId }}
        onWant={(wanted) =>
          void navigate(wanted && 'roomId' in wanted ? sellerRoomPath(wanted.roomId) : SELLER_CHAT_PATH, {
            preventScrollReset: true,
          })
        }
      />
    </div>
  )
}
