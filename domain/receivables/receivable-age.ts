import { type BusinessDay, daysAfter } from '../business-day.ts'
import { type EnglishOf, words } from '../words.ts'

/** How long ago an order on credit should have been paid, in days; not due is due today or later [SHOP-9, PAY-2]. */
export const receivableAge = words({
  notDue: 'belum-jatuh-tempo',
  upTo30: '1-30',
  upTo60: '31-60',
  upTo90: '61-90',
  over90: 'lebih-90',
})
export type ReceivableAge = EnglishOf<typeof receivableAge>
export const receivableAges = Object.keys(receivableAge.names) as ReceivableAge[] // its keys are the ages

/** Days on which orders are due, both included; null where there is no limit. */
export interface DueDays {
  from: BusinessDay | null
  until: BusinessDay | null
}

/** The days on which orders of an age were or will be due. */
export function dueDaysOf(age: ReceivableAge, today: BusinessDay): DueDays {
  const ago = (days: number) => daysAfter(today, -days)
  const days: Record<ReceivableAge, DueDays> = {
    notDue: { from: today, until: null },
    upTo30: { from: ago(30), until: ago(1) },
    upTo60: { from: ago(60), until: ago(31) },
    upTo90: { from: ago(90), until: ago(61) },
    over90: { from: null, until: ago(91) },
  }
  return days[age]
}

/** How old what is due on a day is; what has no day yet is not due. */
export function ageOf(due: BusinessDay | null, today: BusinessDay): ReceivableAge {
  const isWithin = (age: ReceivableAge) => {
    const { from, until } = dueDaysOf(age, today)
    return due !== null && (from === null || from <= due) && (until === null || due <= until)
  }
  return receivableAges.find(isWithin) ?? 'notDue'
}
