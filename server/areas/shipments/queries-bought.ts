import { expressionBuilder } from 'kysely'
import type { ShipmentState } from '#domain/shipments/shipment.ts'
import type { DB } from '#server/platform/database.generated.ts'

/** The lots that shipments came from which stand, to be joined. */
export const shippedLots = expressionBuilder<DB>()
  .selectFrom('shipments')
  .innerJoin('shipment_lots', 'shipment_lots.shipment_id', 'shipments.id')
  .select(['shipments.id as shipment_id', 'shipments.order_id', 'shipments.part', 'shipments.sent_at'])
  .select('shipment_lots.lot_id')
  .where('shipments.state', '<>', 'undone' satisfies ShipmentState)
