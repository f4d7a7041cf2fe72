import type { OrderSummary } from '#domain/orders/shapes.ts'
import type { OrderState } from '#domain/orders/state.ts'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'

/** The state of an order, in its colour. */
export function OrderStatePill({ order }: { order: Pick<OrderSummary, 'state' | 'stateLabel'> }) {
  return <StatusPill tone={tones[order.state]}>{order.stateLabel}</StatusPill>
}

const tones: Record<OrderState, Tone> = {
  awaiting_approval: 'attention',
  awaiting_confirmation: 'attention',
  processing: 'info',
  shipped: 'primary',
  completed: 'success',
  cancelled: 'neutral',
}
