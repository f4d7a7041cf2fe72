import { type PaymentState, paymentStateLabel } from '#domain/receivables/payment-state.ts'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'

/** How an order stands with its payment, in its colour [PAY-1]. */
export function PaymentPill({ state }: { state: PaymentState }) {
  return <StatusPill tone={tones[state]}>{paymentStateLabel(state)}</StatusPill>
}

const tones: Record<PaymentState, Tone> = {
  unpaid: 'neutral',
  partly: 'attention',
  paid: 'success',
  overdue: 'danger',
}
