import { workingDeadline } from '#domain/days/working-day.ts'
import { type BusinessDay, jakartaTime } from '../business-day.ts'
import { formatDay } from '../format.ts'
import { type Notice, orderLink } from './notice.ts'

/** Working days in which a seller confirms an order, unless it says otherwise [SHIP-2]. */
export const USUAL_CONFIRM_DAYS = 2
export const MOST_CONFIRM_DAYS = 5

/** Working days after receipt in which a buyer claims what was wrong, unless its seller says otherwise [CLAIM-1]. */
export const USUAL_CLAIM_DAYS = 3
export const MOST_CLAIM_DAYS = 14

/** In which time a seller confirms orders. */
export interface ConfirmTerms {
  confirmDays: number
  /** Days on which the country does not work, or the seller is closed. */
  closed: ReadonlySet<BusinessDay>
}

/**
 * The deadline for a seller's confirmation of an order sent at this instant, after which the system cancels it; closed
 * days do not count [SHIP-2].
 */
export function confirmBy(submittedAt: Date, { confirmDays, closed }: ConfirmTerms): Date {
  return workingDeadline(submittedAt, confirmDays, closed)
}

/** Why an order was cancelled that its seller has not confirmed in time [SHIP-2]. */
export const CONFIRMATION_MISSED = 'Pesanan tidak dikonfirmasi seller sampai batas waktunya.'

const HOUR_MS = 60 * 60 * 1000

/**
 * Which orders their sellers are reminded of now: a day before the deadline, and not in the first four hours [SHIP-2].
 */
export function remindedAt(now: Date): { endsBefore: Date; sentBefore: Date } {
  return { endsBefore: new Date(now.getTime() + 24 * HOUR_MS), sentBefore: new Date(now.getTime() - 4 * HOUR_MS) }
}

/** The reminder to a seller to confirm an order [SHIP-2]. */
export function confirmNotice(order: { orderId: string; orderNumber: string; confirmBy: Date }): Notice {
  const there = jakartaTime(order.confirmBy).toISOString()
  const until = `${formatDay(there.slice(0, 10))}, ${there.slice(11, 16).replace(':', '.')} WIB`
  return {
    message: `Konfirmasi pesanan ${order.orderNumber} sebelum ${until}, atau pesanan dibatalkan otomatis`,
    link: orderLink(order.orderId, 'seller'),
  }
}
