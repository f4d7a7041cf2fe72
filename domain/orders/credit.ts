import { type BusinessDay, businessDay, daysAfter } from '../business-day.ts'
import { mayDo } from '../companies/permissions.ts'
import { formatRupiah } from '../format.ts'
import { amountText, type DecimalText, decimal, isMore } from '../money.ts'
import { Refusal } from '../refusal.ts'
import { creditDays } from '../subscriptions/payment-type.ts'
import type { Act, Allowed, Order, Party } from './order.ts'
import { stateLabel } from './state.ts'

/** What a buyer may owe a seller by a payment type, and what it owes by all of them together, in Rupiah. */
export interface Credit {
  /** Null: no limit; 0: nothing may be owed [SELLER-3]. */
  limit: DecimalText | null
  /** Totals of its orders on credit that are neither cancelled nor paid, those that wait for approval too. */
  used: DecimalText
}

/** What may still be owed; null without a limit. A limit that was lowered below what is owed leaves nothing. */
export function creditLeft({ limit, used }: Credit): DecimalText | null {
  if (limit === null) return null
  const left = decimal(limit).minus(used)
  return amountText(isMore(0, left) ? 0 : left)
}

/** The refusal where a seller's order of this total goes above what may be owed, or null [ORDER-1, SELLER-3]. */
export function creditObstacle(credit: Credit, total: DecimalText, sellerName: string): Refusal | null {
  const left = creditLeft(credit)
  if (left === null) return null
  // a limit of 0 lets nothing through, not even what a voucher pays in full
  if (!isMore(total, left) && isMore(credit.limit ?? 0, 0)) return null
  return new Refusal('credit_exceeded', { field: 'seller', words: { seller: sellerName, left: formatRupiah(left) } })
}

/** The last day to pay: so many days after the day the goods were shipped, as the invoice goes with them [ORDER-1]. */
export function dueDay(paymentType: string, shippedAt: Date | null): BusinessDay | null {
  const days = creditDays(paymentType)
  return days === null || shippedAt === null ? null : daysAfter(businessDay(shippedAt), days)
}

/** An order with what its payment needs to be known. */
export interface OwedOrder extends Order {
  paymentType: string
  paidAt: Date | null
}

const CONFIRMED: readonly string[] = ['processing', 'shipped', 'completed']

/** Whether the party may record that the order is paid; if not, why [ORDER-1, SELLER-3]. */
export function mayMarkPaid(
  { state, paymentType, paidAt }: Omit<OwedOrder, 'version' | 'placedBy'>,
  party: Party,
): Allowed {
  const no = (reason: string): Allowed => ({ allowed: false, reason })
  if (party.companyKind === 'buyer') return no('Langkah ini dilakukan oleh seller.')
  if (creditDays(paymentType) === null) return no('Hanya pesanan dengan pembayaran tempo yang dicatat lunas.')
  if (paidAt) return no('Pesanan ini sudah lunas.')
  if (!CONFIRMED.includes(state)) return no(`Transaksi berstatus ${stateLabel(state)} tidak dapat dicatat lunas.`)
  if (!mayDo(party, 'sales.confirm')) return no('Peran Anda tidak mengizinkan tindakan ini.')
  return { allowed: true, reason: null }
}

/**
 * The order once its payment is recorded; its state stays. It cannot be undone.
 * @throws Refusal order_moved_on | order_step_not_allowed
 */
export function markPaid<O extends OwedOrder>(order: O, { party, seenVersion }: Omit<Act, 'event'>, now: Date): O {
  if (order.version !== seenVersion) {
    throw new Refusal('order_moved_on', { field: 'versi', words: { state: stateLabel(order.state) } })
  }
  const { allowed, reason } = mayMarkPaid(order, party)
  if (!allowed) throw new Refusal('order_step_not_allowed', { words: { reason } })
  return { ...order, paidAt: now, version: order.version + 1 }
}
