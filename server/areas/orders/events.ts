import type { Member } from '#domain/accounts/actor.ts'
import type { HistoryEvent } from '#domain/orders/notice.ts'
import { event } from '#server/platform/reactions.ts'

export interface TakenStep {
  orderId: string
  event: HistoryEvent
  /** Null: the system. */
  by: Member | null
}

/** An order has taken a step, which is written. */
export const orderStepped = event<TakenStep>('order stepped')
