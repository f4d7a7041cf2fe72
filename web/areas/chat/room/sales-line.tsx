import { useQuery } from '@tanstack/react-query'
import type { Room } from '#domain/chat/codec.ts'
import { salesQuery } from '../queries.ts'

/** Says to a buyer that nobody was found who talks for the seller [CHAT-9]. */
export function SalesLine({ room }: { room: Room }) {
  const buys = room.partnerUsername !== null && room.can.send.allowed
  const sales = useQuery({ ...salesQuery(room.buyerId, room.sellerId), enabled: buys })
  if (!sales.isError) return null
  return (
    <p role="alert" className="shrink-0 border-b border-line px-5 py-2 text-sm text-danger max-lg:px-4">
      Gagal mendapatkan sales{' '}
      <button type="button" className="text-link min-h-6" onClick={() => void sales.refetch()}>
        Coba lagi
      </button>
    </p>
  )
}
