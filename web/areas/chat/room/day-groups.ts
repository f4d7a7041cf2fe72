import { businessDay, daysAfter } from '#domain/business-day.ts'
import { formatDay } from '#web/lib/dates.ts'

interface Said {
  /** Milliseconds since 1970. */
  at: { time: number }
}

export interface DayGroup<Message extends Said> {
  day: string
  /** 'Hari ini', 'Kemarin' or '31 Des 2026'. */
  label: string
  messages: Message[]
}

/** Messages in their order, by days of Jakarta [CHAT-8]. @param now milliseconds since 1970 */
export function dayGroups<Message extends Said>(messages: readonly Message[], now: number): DayGroup<Message>[] {
  const today = businessDay(new Date(now))
  const groups: DayGroup<Message>[] = []
  for (const message of messages) {
    const day = businessDay(new Date(message.at.time))
    const last = groups.at(-1)
    if (last?.day === day) last.messages.push(message)
    else groups.push({ day, label: labelOf(day, today), messages: [message] })
  }
  return groups
}

function labelOf(day: string, today: string): string {
  if (day === today) return 'Hari ini'
  return day === daysAfter(today, -1) ? 'Kemarin' : formatDay(day)
}
