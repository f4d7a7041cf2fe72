import type { Order } from '#domain/orders/shapes.ts'
import { paymentTypeLabel } from '#domain/subscriptions/payment-type.ts'

/** The step after which the rest of an order is to be paid: a transfer is due once it is confirmed [PAY-1]. */
export function restAfter({ state, paymentType }: Pick<Order, 'state' | 'paymentType'>): string {
  const isUnconfirmed = state === 'awaiting_approval' || state === 'awaiting_confirmation'
  return isUnconfirmed && paymentType === paymentTypeLabel('transfer') ? 'dikonfirmasi seller' : 'dikirim'
}
