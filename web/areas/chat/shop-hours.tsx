import { useSuspenseQuery } from '@tanstack/react-query'
import { businessDay, dayAfter, daysAfter } from '#domain/business-day.ts'
import type { ShopHours as Hours } from '#domain/chat/shapes.ts'
import { weekdayName } from '#domain/days/weekdays.ts'
import { msUntil } from '#web/lib/api/server-clock.ts'
import { formatDateTime, formatTime } from '#web/lib/dates.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { shopHoursQuery } from './queries-hours.ts'
import { hoursWords } from './room/hours-words.ts'

// a timer may be early, and the answer would be the same again
const A_MOMENT_MS = 1000
// holidays may come meanwhile
const AT_MOST_MS = 3_600_000

/** When a shop is open, and how it stands now; nothing of a seller that names no hours [SHOP-8]. */
export function ShopHours({ username }: { username: string }) {
  const { data: hours } = useSuspenseQuery({
    ...shopHoursQuery(username),
    refetchInterval: ({ state: { data } }) => msToChange(data),
  })
  if (hours.days.length === 0) return null
  const { state, more } = openingWords(hours)
  return (
    <li className="flex items-start gap-2">
      <Icon name="clock" size={18} className="mt-0.5 text-mute" />
      <span className="min-w-0">
        <b className={hours.isOpen ? 'font-semibold text-success' : 'font-semibold text-ink'}>{state}</b>
        {more && `, ${more}`}
        <span className="num block text-mute">{withAmounts(hoursWords(hours.days))}</span>
      </span>
    </li>
  )
}

function msToChange(hours: Hours | undefined): number | false {
  if (!hours?.changesAt) return false
  return Math.min(msUntil(hours.changesAt) + A_MOMENT_MS, AT_MOST_MS)
}

/** How a shop stands now, in a word and what follows it: 'Tutup', 'buka lagi Senin 08.00 WIB' [SHOP-8]. */
export function openingWords({ isOpen, holiday, changesAt, today }: Omit<Hours, 'days'>): {
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
