import { type OrderState, stateLabel } from '#domain/orders/state.ts'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'

/** The state of an order, in its colour. */
export function OrderStatePill({ state }: { state: OrderState }) {
  return <StatusPill tone={tones[state]}>{stateLabel(state)}</StatusPill>
}

const tones: Record<OrderState, Tone> = {
  awaiting_approval: 'attention',
  awaiting_confirmation: 'attention',
  processing: 'info',
  shipped: 'primary',
  completed: 'success',
  cancelled: 'neutral',
}
