import { type BusinessDay, businessDay, daysAfter } from '#domain/business-day.ts'
import { type DecimalText, isMore } from '#domain/money.ts'
import { creditDays } from '#domain/subscriptions/payment-type.ts'
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

interface Debtor {
  customerId: string
  name: string
  /** The debt in Rupiah. */
  total: DecimalText
}

/** Sorts who owes most first; of two that owe the same by name, then by id, so that pages do not overlap [PAY-2]. */
export function byDebt(one: Debtor, other: Debtor): number {
  if (isMore(other.total, one.total)) return 1
  if (isMore(one.total, other.total)) return -1
  return one.name.localeCompare(other.name, 'id') || one.customerId.localeCompare(other.customerId)
}

/** The label of each component of a debt, on every screen and document [PAY-2]. */
export const partLabels = {
  billed: 'Sudah ditagih',
  unbilled: 'Belum ditagih',
  paidAhead: 'Dibayar di muka',
  credit: 'Kelebihan bayar',
} as const

type Parts = Record<keyof typeof partLabels, DecimalText>

/** The parts of a customer's balance that are not nothing, by name; what is not billed yet is beside it [PAY-2]. */
export function partsOfBalance(parts: Parts): [name: string, amount: DecimalText][] {
  const order = ['billed', 'paidAhead', 'credit', 'unbilled'] as const
  return order.filter((part) => isMore(parts[part], 0)).map((part) => [partLabels[part], parts[part]])
}
