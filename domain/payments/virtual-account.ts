import { passage } from '../machine.ts'
import { type DecimalText, isMore, isSame } from '../money.ts'
import { isTransferred } from '../subscriptions/payment-type.ts'
import { type EnglishOf, words } from '../words.ts'

/** The states of a virtual account [PAY-3]. */
export const accountState = words({
  /** Requested from the provider, which has not answered. */
  opening: 'disiapkan',
  open: 'menunggu',
  paid: 'dibayar',
  expired: 'kedaluwarsa',
  /** Replaced by a newer account for some of its orders. */
  replaced: 'diganti',
})
export type AccountState = EnglishOf<typeof accountState>
const states = Object.keys(accountState.names) as AccountState[] // its keys are the states

const labels: Record<AccountState, string> = {
  opening: 'Sedang disiapkan',
  open: 'Belum dibayar',
  paid: 'Sudah dibayar',
  expired: 'Kedaluwarsa',
  replaced: 'Diganti',
}

export function accountStateLabel(state: AccountState): string {
  return labels[state]
}

/**
 * The state machine of a virtual account. Money that has come is never refused: what was paid late, or into an account
 * that was replaced, is a payment too, and news that comes out of order changes nothing [PAY-3].
 */
export const virtualAccounts = passage<AccountState, 'number' | 'replace' | 'expire' | 'pay'>({
  states,
  start: 'opening',
  ends: ['paid'],
  steps: [
    { from: 'opening', event: 'number', to: 'open' },
    { from: ['opening', 'open'], event: 'replace', to: 'replaced' },
    { from: ['opening', 'open'], event: 'expire', to: 'expired' },
    { from: ['opening', 'open', 'expired', 'replaced'], event: 'pay', to: 'paid' },
  ],
})

const OPEN_HOURS = 24

/** Until when an account takes a payment that is opened now. */
export function expiryOf(openedAt: Date): Date {
  return new Date(openedAt.getTime() + OPEN_HOURS * 60 * 60 * 1000)
}

/** An order that an account was opened for, and what was to be paid of it, in Rupiah. */
export interface RequestedOrder {
  orderId: string
  amount: DecimalText
}

/** Whether an account was opened for exactly this, so that it serves who asks again [PAY-3]. */
export function isForSame(opened: readonly RequestedOrder[], requested: readonly RequestedOrder[]): boolean {
  const amounts = new Map(opened.map(({ orderId, amount }) => [orderId, amount]))
  return (
    opened.length === requested.length &&
    requested.every(({ orderId, amount }) => isSame(amounts.get(orderId) ?? '0', amount))
  )
}

/** The scope of an account: what is billed, or all that is to be paid now [PAY-3]. */
export const accountScope = words({ billed: 'ditagih', all: 'semua' })
export type AccountScope = EnglishOf<typeof accountScope>

/** An account's amount for an order: what is billed, unless all is requested or nothing of it is billed yet [PAY-3]. */
export function requestedAmount({ billed, toPay }: { billed: DecimalText; toPay: DecimalText }, scope: AccountScope) {
  return scope === 'all' || !isMore(billed, 0) ? toPay : billed
}

/** Why an order is not paid by a virtual account, as a sentence; null: it can be [PAY-3]. */
export function accountObstacle(order: Payable): string | null {
  if (!order.isPayable) return 'Pesanan ini belum disetujui atau sudah dibatalkan.'
  if (!isTransferred(order.paymentType)) return 'Pesanan ini dibayar di tempat.'
  if (!isMore(order.open, 0)) return 'Pesanan ini sudah lunas.'
  if (!isMore(order.toPay, 0)) return 'Pesanan ini belum dapat dibayar.'
  return null
}

/** An order as far as paying it asks for it; amounts in Rupiah. */
interface Payable {
  /** Its seller was sent it, and it is not cancelled. */
  isPayable: boolean
  paymentType: string
  open: DecimalText
  /** Of that, what is to be paid now. */
  toPay: DecimalText
}
