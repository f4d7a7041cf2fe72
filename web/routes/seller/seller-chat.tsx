import { useSearchParams } from 'react-router'
import { ALL_ROOMS, roomsQuery, unreadRoomsQuery } from '#web/areas/chat/queries.ts'
import { SellerChatView } from '#web/areas/chat/seller-chat-view.tsx'
import { HoursButton } from '#web/areas/chat/selling/hours-button.tsx'
import { hoursQuery } from '#web/areas/chat/selling/queries.ts'
import { salePath } from '#web/areas/seller-center/paths.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-chat'

export function loader(args: Route.LoaderArgs) {
  const { companyId, prefetch } = sellerPageOf(args)
  return prefetch(roomsQuery(companyId, ALL_ROOMS, 1), unreadRoomsQuery(companyId), hoursQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Chat – Pusat Seller')

export default function SellerChatPage() {
  const [search] = useSearchParams()
  const isRoom = search.has('room') || search.has('pembeli')
  return (
    <main className="px-4 pt-4 pb-4 md:px-6">
      {/* a narrow screen has room for one conversation alone */}
      {isRoom && <h1 className="sr-only lg:hidden">Chat</h1>}
      <PageHeader title="Chat" actions={<HoursButton />} className={isRoom ? 'max-lg:hidden' : ''} />
      <SellerChatView salePath={salePath} />
    </main>
  )
}
