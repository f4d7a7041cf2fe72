import type { OrderState } from './state.ts'

/** What has become of the goods of an order that its seller has confirmed. */
export interface Progress {
  /** Something is still to be shipped. */
  hasRest: boolean
  partsSent: number
  partsReceived: number
}

/** Whether a shipment is on its way, or stands ready to be fetched. */
export function isUnderWay({ partsSent, partsReceived }: Pick<Progress, 'partsSent' | 'partsReceived'>): boolean {
  return partsSent > partsReceived
}

/**
 * The state of a confirmed order, which follows from its shipments alone: processed while something is to be shipped,
 * shipped until all of them are received, then complete [SHIP-1, ORDER-4].
 */
export function stateByShipments(progress: Progress): Extract<OrderState, 'processing' | 'shipped' | 'completed'> {
  if (progress.hasRest) return 'processing'
  return isUnderWay(progress) ? 'shipped' : 'completed'
}
