import { type BusinessDay, businessDay, daysAfter } from '../business-day.ts'
import { creditDays } from '../subscriptions/payment-type.ts'
import { type Exchange, exchangeDay } from './collection.ts'

/** How many days an order that is not on credit has to be paid after its seller has confirmed it. */
const DAYS_TO_TRANSFER = 3

/**
 * The last day to pay an order on credit, counted from the day of shipping, because the invoice goes with the goods, or
 * from the next day on which invoices are exchanged [ORDER-1, PAY-2]; null where it is not on credit.
 */
export function dueDay(paymentType: string, shippedAt: Date, exchange: Exchange): BusinessDay | null {
  const days = creditDays(paymentType)
  return days === null ? null : daysAfter(exchangeDay(businessDay(shippedAt), exchange), days)
}

/** The last day to pay an order that is paid by transfer, from its confirmation; null of others [PAY-1]. */
export function payByDay(paymentType: string, confirmedAt: Date): BusinessDay | null {
  return paymentType === 'transfer' ? daysAfter(businessDay(confirmedAt), DAYS_TO_TRANSFER) : null
}
