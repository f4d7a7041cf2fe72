import { fillWords } from '#domain/fill-words.ts'
import { deliversOn } from '#domain/orders/delivery/delivery-days.ts'
import { requestedDayObstacle } from '#domain/orders/delivery/requested-day.ts'
import { orderRefusals } from '#domain/orders/refusals.ts'
import type { QuotedSeller } from '#domain/orders/shapes-quote.ts'
import { creditDays } from '#domain/subscriptions/payment-type.ts'
import { dayFault, readDay } from '#web/lib/form/read-day.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

/** What a buyer may want of one order or of all. */
export interface Wishes {
  /** The buyer's own number of the order. */
  poNumber: string
  /** The requested day, as typed. */
  requestedDay: string
  note: string
}

/** The buyer's choices for one seller's order. */
export interface SellerChoice extends Wishes {
  /** Code of the payment type. */
  payment: string
  /** The buyer fetches the goods. */
  isFetched: boolean
  /** The accepted wait, as `waitOf` names it; '' for none. */
  accepted: string
}

/** What is chosen for a seller: its own wishes, otherwise those for all, and the payment in which it can be paid latest. */
export function choiceOf(seller: QuotedSeller, { common, choices }: CheckoutDraft): SellerChoice {
  const own = choices[seller.id]
  return { ...common, isFetched: false, accepted: '', ...own, payment: paymentOf(seller, own?.payment) }
}

/** The chosen payment type if it is available, otherwise the available one with the longest credit; '' if there is none. */
export function paymentOf({ paymentTypes }: Pick<QuotedSeller, 'paymentTypes'>, chosen: string | undefined): string {
  const free = latestFirst(paymentTypes).filter(({ obstacle }) => obstacle === null)
  return (free.find(({ code }) => code === chosen) ?? free[0])?.code ?? ''
}

/** Those with the longest credit first, the others as the seller has them [UX-6]. */
export function latestFirst<Type extends { code: string }>(types: readonly Type[]): Type[] {
  return types.toSorted((one, other) => (creditDays(other.code) ?? 0) - (creditDays(one.code) ?? 0))
}

/**
 * What is wrong with a day that is requested of a seller: it is none, has passed, is too far away, or the seller does not
 * deliver on it; undefined where nothing is [ORDER-1, UX-6].
 */
export function requestedDayFault(
  { requestedDay, isFetched }: Pick<SellerChoice, 'requestedDay' | 'isFetched'>,
  { name, weekdays, holidays, deliveryDays }: Pick<QuotedSeller, 'name' | 'weekdays' | 'holidays' | 'deliveryDays'>,
  now: Date,
): string | undefined {
  const day = readDay(requestedDay)
  if (!day) return dayFault(requestedDay)
  const way = isFetched ? 'ambil' : 'kirim'
  const obstacle = requestedDayObstacle(day, now)
  if (obstacle === 'wanted_day_passed' || obstacle === 'wanted_day_too_far')
    return fillWords(orderRefusals[obstacle].sentence, { way })
  if (deliversOn({ weekdays, holidays }, day)) return undefined
  const { sentence } = orderRefusals[isFetched ? 'wanted_day_no_pickup' : 'wanted_day_no_delivery']
  const days = deliveryDays && ` (${isFetched ? 'hari buka' : 'hari kirim'} ${deliveryDays})`
  return fillWords(sentence, { seller: name, days })
}
