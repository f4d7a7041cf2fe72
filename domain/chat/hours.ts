import { weekdayOf } from '#domain/days/weekdays.ts'
import { type BusinessDay, businessDay, dayAfter, jakartaTime, startOfMinute } from '../business-day.ts'
import { Refusal } from '../refusal.ts'

/** When a seller is open on a day of the week, by a clock in Jakarta: it answers then. */
export interface AnsweringDay {
  /** 1 for Monday. */
  weekday: number
  /** '08:00' */
  opens: string
  /** '17:00', the first minute that is too late. */
  closes: string
}

/** Days on which a seller is closed, whatever day of the week they are, with what they are called. */
export type ClosedDays = ReadonlyMap<BusinessDay, string>

/** How a seller with hours stands at an instant. */
export interface Opening {
  isOpen: boolean
  /** The holiday that closes it today, though it opens on this day of the week; null otherwise. */
  holiday: string | null
  /** When it closes; of one that is closed, when it opens. Null where it does not within two months. */
  changesAt: Date | null
}

// holidays are not planned further ahead
const MOST_DAYS_AHEAD = 60

/** Names the day that is wrong. @throws Refusal chat_hours_twice | chat_hours_end_early [SELLER-1] */
export function checkHours(days: readonly AnsweringDay[]): void {
  for (const [index, { weekday, opens, closes }] of days.entries()) {
    const isTwice = days.slice(0, index).some((other) => other.weekday === weekday)
    if (isTwice) throw new Refusal('chat_hours_twice', { field: `jam.${index}.hari` })
    if (closes <= opens) throw new Refusal('chat_hours_end_early', { field: `jam.${index}.tutup` })
  }
}

/** Whether a seller with these hours is open at an instant, and until when that stays so [SHOP-8]. */
export function openingAt(days: readonly AnsweringDay[], closed: ClosedDays, now: Date): Opening {
  const today = businessDay(now)
  const time = jakartaTime(now).toISOString().slice(11, 16)
  const usual = hoursOn(days, today)
  const hours = closed.has(today) ? undefined : usual
  const isOpen = hours !== undefined && hours.opens <= time && time < hours.closes
  return {
    isOpen,
    holiday: (usual && closed.get(today)) ?? null,
    changesAt: isOpen ? startOfMinute(`${today}T${hours.closes}`) : opensNext(days, closed, today, time),
  }
}

/** How a seller stands that answers no more today: when it opens next, where it has hours; null of any other [NEGO-2, SHOP-8]. */
export function closedForToday(
  days: readonly AnsweringDay[],
  closed: ClosedDays,
  now: Date,
): (Pick<Opening, 'holiday'> & { opensAt: Date | null }) | null {
  const today = businessDay(now)
  if (days.length === 0) return closed.has(today) ? { holiday: closed.get(today) ?? null, opensAt: null } : null
  const { isOpen, holiday, changesAt } = openingAt(days, closed, now)
  const opensToday = changesAt !== null && businessDay(changesAt) === today
  return isOpen || opensToday ? null : { holiday, opensAt: changesAt }
}

function opensNext(days: readonly AnsweringDay[], closed: ClosedDays, today: BusinessDay, time: string): Date | null {
  let day = today
  for (let ahead = 0; ahead <= MOST_DAYS_AHEAD; ahead++) {
    const hours = closed.has(day) ? undefined : hoursOn(days, day)
    if (hours && (ahead > 0 || time < hours.opens)) return startOfMinute(`${day}T${hours.opens}`)
    day = dayAfter(day)
  }
  return null
}

function hoursOn(days: readonly AnsweringDay[], day: BusinessDay): AnsweringDay | undefined {
  return days.find((one) => one.weekday === weekdayOf(day))
}

/** Whether a seller answers at an instant; one that names no hours may answer at any time [SELLER-1]. */
export function isAnswering(days: readonly AnsweringDay[], closed: ClosedDays, now: Date): boolean {
  return days.length === 0 || openingAt(days, closed, now).isOpen
}
