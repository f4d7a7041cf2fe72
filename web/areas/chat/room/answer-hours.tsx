import type { Room } from '#domain/chat/codec.ts'
import { hoursWords } from './hours-words.ts'

/** Outside the seller's hours of answer its buyer is told when they are [SELLER-1]. */
export function AnswerHours({ room: { isAnswering, hours, partnerUsername } }: { room: Room }) {
  if (isAnswering || partnerUsername === null) return null
  return (
    <p className="shrink-0 border-b border-line bg-wash px-5 py-2 text-sm text-mute max-lg:px-4">
      Seller sedang tutup. Dijawab <span className="num">{hoursWords(hours)}</span>.
    </p>
  )
}
