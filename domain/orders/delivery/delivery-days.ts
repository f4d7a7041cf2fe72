import type { BusinessDay } from '#domain/business-day.ts'
import { weekdayOf } from '#domain/days/weekdays.ts'

/** On which days a seller delivers. */
export interface DeliveryDays {
  /** 1 is Monday. */
  weekdays: readonly number[]
  /** On which it does not, whatever day of the week they are. */
  holidays: readonly BusinessDay[]
}

/** Whether a seller delivers on a day of Asia/Jakarta [SHOP-8]. */
export function deliversOn({ weekdays, holidays }: DeliveryDays, day: BusinessDay): boolean {
  return weekdays.includes(weekdayOf(day)) && !holidays.includes(day)
}
