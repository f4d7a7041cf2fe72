import { type BusinessDay, businessDay, DAY_MS, daysAfter, minuteOf, startOfDay } from '#domain/business-day.ts'
import { formatDay } from '#domain/format.ts'

interface Deadline {
  text: string
  tone: 'late' | 'tonight' | 'later'
}

/**
 * How a deadline reads on a day in Jakarta: what ends at a midnight ends with the day before it, what ends within
 * a day says at which hour, and what has no end since when it waits [UX-3].
 */
export function deadlineWords({ until, since }: { until: string | null; since: string }, today: BusinessDay): Deadline {
  if (until === null) return { text: `sejak ${shortDay(businessDay(new Date(since)))}`, tone: 'later' }
  const last = businessDay(new Date(new Date(until).getTime() - 1))
  if (last < today) return { text: `lewat ${daysBetween(last, today)} hari`, tone: 'late' }
  const time = minuteOf(new Date(until)).slice(11).replace(':', '.')
  const hour = time === '00.00' ? '' : ` ${time}`
  if (last === today) return { text: `hari ini${hour}`, tone: 'tonight' }
  return { text: `${last === daysAfter(today, 1) ? 'besok' : shortDay(last)}${hour}`, tone: 'later' }
}

function shortDay(day: BusinessDay): string {
  return formatDay(day).replace(/ \d{4}$/, '')
}

function daysBetween(one: BusinessDay, other: BusinessDay): number {
  return (startOfDay(other).getTime() - startOfDay(one).getTime()) / DAY_MS
}
