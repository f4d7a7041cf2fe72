import { businessDay, dayAfter, daysAfter } from '#domain/business-day.ts'
import type { ShopHours } from '#domain/chat/codec-hours.ts'
import { weekdayName } from '#domain/days/weekdays.ts'
import { formatDateTime, formatTime } from '#web/lib/dates.ts'

/** How a shop stands now, in a word and what follows it: 'Tutup', 'buka lagi Senin 08.00 WIB' [SHOP-8]. */
export function openingWords({ isOpen, holiday, changesAt, today }: Omit<ShopHours, 'days'>): {
  state: 'Buka' | 'Tutup'
  more: string
} {
  if (isOpen) return { state: 'Buka', more: changesAt ? `sampai ${formatTime(changesAt)}` : '' }
  const opens = changesAt ? `buka lagi ${whenWords(changesAt, today)}` : ''
  return { state: 'Tutup', more: [holiday, opens].filter(Boolean).join(', ') }
}

/** '08.00 WIB' of the same day, 'besok', the day of the week, or the date. */
function whenWords(at: string, today: string): string {
  const day = businessDay(new Date(at))
  if (day === today) return formatTime(at)
  if (day === dayAfter(today)) return `besok ${formatTime(at)}`
  if (day > daysAfter(today, 6)) return formatDateTime(at)
  return `${weekdayName(new Date(`${day}T00:00:00Z`).getUTCDay() || 7)} ${formatTime(at)}`
}
