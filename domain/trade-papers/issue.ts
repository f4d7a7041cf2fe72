import type { HistoryEvent } from '../orders/notice.ts'
import type { PaperKind } from './kind.ts'

const issued: Partial<Record<HistoryEvent, readonly PaperKind[]>> = {
  confirm: ['purchase_order', 'proforma'],
}

/** The papers that are issued with a step of an order, in this order [DOC-1]. */
export function papersOf(event: HistoryEvent): readonly PaperKind[] {
  return issued[event] ?? []
}

/** Those that are issued with each shipment, in this order [DOC-1, SHIP-1]. */
export const papersOfShipment = ['delivery_note', 'invoice'] as const satisfies PaperKind[]
