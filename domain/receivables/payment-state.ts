import type { BusinessDay } from '../business-day.ts'
import { type DecimalText, isMore } from '../money.ts'
import { type EnglishOf, words } from '../words.ts'

/** How an order stands with its payment [PAY-1]. */
export const paymentState = words({
  unpaid: 'belum_dibayar',
  partly: 'dibayar_sebagian',
  paid: 'lunas',
  overdue: 'lewat_jatuh_tempo',
})
export type PaymentState = EnglishOf<typeof paymentState>
export const paymentStates = Object.keys(paymentState.names) as PaymentState[] // its keys are the states

const labels: Record<PaymentState, string> = {
  unpaid: 'Belum dibayar',
  partly: 'Dibayar sebagian',
  paid: 'Lunas',
  overdue: 'Lewat jatuh tempo',
}

export function paymentStateLabel(state: PaymentState): string {
  return labels[state]
}

/** Amounts in Rupiah. */
export interface Owed {
  /** The buyer's final total for the order. */
  comesTo: DecimalText
  /** The amount neither paid nor written off. */
  open: DecimalText
  /** The last day to pay; null: not known yet. */
  due: BusinessDay | null
}

/** The only rule of how an order stands with its payment; a part that is late makes it late [PAY-1]. */
export function paymentStateOf({ comesTo, open, due }: Owed, today: BusinessDay): PaymentState {
  if (!isMore(open, 0)) return 'paid'
  if (due !== null && due < today) return 'overdue'
  return isMore(comesTo, open) ? 'partly' : 'unpaid'
}
