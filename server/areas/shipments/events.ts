import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import type { DecimalText } from '#domain/money.ts'
import { event, question } from '#server/platform/reactions.ts'

/** A surat jalan, and the page it stands on. */
export interface DeliveryNote {
  id: string
  number: string
}

/** The surat jalan of each of these shipments [DOC-1]. */
export const deliveryNotesOf = question<readonly string[], Map<string, DeliveryNote>>('delivery notes of shipments')

export interface ReceivedShipment {
  shipmentId: string
  orderId: string
  sellerId: string
  buyerId: string
  /** The received units of its lines. */
  lines: readonly { position: number; units: DecimalText }[]
  /** Less than was sent. */
  isShort: boolean
  /** The actor who recorded it; null: the system, for a replacement that was not confirmed. */
  by: Buyer | Seller | null
}

/** A shipment was received, recorded by either side or the system; its order is locked. */
export const shipmentReceived = event<ReceivedShipment>('shipment received')
