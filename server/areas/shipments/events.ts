import { question } from '#server/platform/reactions.ts'

/** A surat jalan, and the page it stands on. */
export interface DeliveryNote {
  id: string
  number: string
}

/** The surat jalan of each of these shipments; those from before there were any have none [DOC-1]. */
export const deliveryNotesOf = question<readonly string[], Map<string, DeliveryNote>>('delivery notes of shipments')
