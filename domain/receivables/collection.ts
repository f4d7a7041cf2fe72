import { type BusinessDay, DAY_MS, dayAfter, daysAfter, startOfDay } from '../business-day.ts'
import { weekdayOf } from '../days/weekdays.ts'

/** How a seller collects what it is owed [PAY-2]. */
export interface CollectionRules {
  version: number
  /** Customers late by more days than these get no further credit; null: no limit. */
  blockAfterDays: number | null
  /** Days of the week on which invoices are exchanged, 1 is Monday; none: an invoice counts from the day of shipping. */
  exchangeDays: readonly number[]
}

/** Those of a seller that has said nothing. */
export const usualRules: CollectionRules = { version: 0, blockAfterDays: null, exchangeDays: [] }

/** The most days that a seller may wait before it gives no more credit. */
export const MOST_DAYS_LATE = 365

/** A customer's oldest debt to a seller. */
export interface LateDebt {
  /** The order. */
  number: string
  due: BusinessDay
}

/** How many days ago something should have been paid; below zero: in how many days it is due. */
export function daysLate(due: BusinessDay, today: BusinessDay): number {
  return Math.round((startOfDay(today).getTime() - startOfDay(due).getTime()) / DAY_MS)
}

/** When invoices are exchanged. */
export interface Exchange {
  /** 1 is Monday; none: with the goods. */
  days: readonly number[]
  /** On which the country does not work. */
  closed: ReadonlySet<BusinessDay>
}

// closed days are known for a year or two; an exchange is never further away than this
const LONGEST_SEARCH = 400

/**
 * The day on which the invoice of goods is taken that were shipped on a day: the next day of exchange after it, which is
 * no holiday; the day itself where there are none [PAY-2].
 */
export function exchangeDay(shipped: BusinessDay, { days, closed }: Exchange): BusinessDay {
  if (days.length === 0) return shipped
  let day = shipped
  for (let looked = 0; looked < LONGEST_SEARCH; looked++) {
    day = dayAfter(day)
    if (days.includes(weekdayOf(day)) && !closed.has(day)) return day
  }
  return shipped
}

/** The days after the last day to pay on which a buyer is reminded, before it first [PAY-2]. */
export const reminderSteps = [-3, 0, 1, 7, 14] as const

/**
 * The last days to pay, both included, of what has come to a step and not yet to the next, where it is reminded of; from
 * null: however long ago [PAY-2].
 */
export function dueDaysAt(
  step: (typeof reminderSteps)[number],
  today: BusinessDay,
): { from: BusinessDay | null; until: BusinessDay } {
  const next = reminderSteps[reminderSteps.indexOf(step) + 1]
  return { from: next === undefined ? null : daysAfter(today, 1 - next), until: daysAfter(today, -step) }
}
