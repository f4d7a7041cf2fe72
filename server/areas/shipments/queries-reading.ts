import { sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import type { ShipmentState } from '#domain/shipments/shipment.ts'
import { lotFacts, stockFacts } from '#server/areas/catalogue/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, dateOf } from '#server/platform/sql-input.ts'

export interface ShipmentRow {
  id: string
  sequence: number
  /** It came in place of goods that were claimed. */
  isReplacement: boolean
  state: ShipmentState
  version: number
  carrier: string | null
  trackingNumber: string | null
  sentAt: Date
  receivedAt: Date | null
  shortageReason: string | null
  undoneAt: Date | null
  undoneReason: string | null
  total: DecimalText
}

/** The shipments of an order, the first one first. */
export function findShipments(db: Db | Tx, orderId: string): Promise<ShipmentRow[]> {
  return db
    .selectFrom('shipments')
    .select(['id', 'part as sequence', 'is_replacement as isReplacement', 'state', 'version', 'carrier'])
    .select('tracking_number as trackingNumber')
    .select(['sent_at as sentAt', 'received_at as receivedAt', 'shortage_reason as shortageReason'])
    .select(['undone_at as undoneAt', 'undone_reason as undoneReason', 'total_amount as total'])
    .$narrowType<{ state: ShipmentState }>()
    .where('order_id', '=', orderId)
    .orderBy('part')
    .execute()
}

export interface ShipmentLineRow {
  shipmentId: string
  position: number
  units: DecimalText
  received: DecimalText | null
}

export function findShipmentLines(db: Db | Tx, shipmentIds: readonly string[]): Promise<ShipmentLineRow[]> {
  return db
    .selectFrom('shipment_lines')
    .select(['shipment_id as shipmentId', 'position', 'units', 'units_received as received'])
    .where('shipment_id', '=', anyOf(shipmentIds))
    .orderBy('position')
    .execute()
}

export interface ShippedLotRow {
  shipmentId: string
  position: number
  number: string
  expiresOn: BusinessDay | null
  units: DecimalText
}

export function findShippedLots(db: Db | Tx, shipmentIds: readonly string[]): Promise<ShippedLotRow[]> {
  return db
    .selectFrom('shipment_lots as s')
    .innerJoin(lotFacts.as('l'), 'l.id', 's.lot_id')
    .select(['s.shipment_id as shipmentId', 's.position', 's.units', 'l.number'])
    .select(sql<BusinessDay | null>`l.expires_on::text`.as('expiresOn'))
    .where('s.shipment_id', '=', anyOf(shipmentIds))
    .orderBy('l.expires_on', (order) => order.asc().nullsLast())
    .orderBy('l.id')
    .execute()
}

/** Stock on hand of products on a day, without expired lots, including what orders have reserved. */
export async function findOnHand(
  db: Db,
  productIds: readonly number[],
  today: BusinessDay,
): Promise<Map<number, DecimalText>> {
  const found = await db
    .selectFrom(stockFacts.as('s'))
    .select('s.product_id as productId')
    .select(
      sql<DecimalText>`s.on_hand - coalesce((select sum(l.units) from ${lotFacts} as l
        where l.product_id = s.product_id and l.expires_on < ${today}::date), 0)`.as('units'),
    )
    .where('s.product_id', '=', anyOf(productIds))
    .execute()
  return new Map(found.map(({ productId, units }) => [productId, units]))
}

export interface LotToShip {
  productId: number
  number: string
  expiresOn: BusinessDay | null
  units: DecimalText
}

/** The lots that may be shipped on a day, the first to expire first. */
export function findLotsToShip(db: Db, productIds: readonly number[], today: BusinessDay): Promise<LotToShip[]> {
  return db
    .selectFrom(lotFacts.as('l'))
    .select(['l.product_id as productId', 'l.number', 'l.units'])
    .select(sql<BusinessDay | null>`l.expires_on::text`.as('expiresOn'))
    .where('l.product_id', '=', anyOf(productIds))
    .where('l.units', '>', sql.lit('0'))
    .where((eb) => eb.or([eb('l.expires_on', 'is', null), eb('l.expires_on', '>=', dateOf(today))]))
    .orderBy('l.expires_on', (order) => order.asc().nullsLast())
    .orderBy('l.id')
    .execute()
}
