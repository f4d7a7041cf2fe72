import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { LineWorth, Worth } from '#domain/orders/amounts/shipment-worth.ts'
import type { ShipmentState } from '#domain/shipments/shipment.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { orderedNames, ordersUnderWay } from '#server/areas/orders/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { findShipmentLines, findShippedLots } from './queries-reading.ts'

/** A shipment of any company, with the outcome of each line and lot. */
export interface ReceivedGoods {
  id: string
  orderId: string
  sequence: number
  isReplacement: boolean
  state: ShipmentState
  lines: {
    position: number
    sent: DecimalText
    received: DecimalText
    lots: { number: string; units: DecimalText }[]
  }[]
}

export async function findReceivedGoods(db: Db | Tx, id: string): Promise<ReceivedGoods | undefined> {
  const shipment = await db
    .selectFrom('shipments')
    .select(['id', 'order_id as orderId', 'part as sequence', 'is_replacement as isReplacement', 'state'])
    .$narrowType<{ state: ShipmentState }>()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!shipment) return undefined
  const lines = await findShipmentLines(db, [id])
  const lots = await findShippedLots(db, [id])
  return {
    ...shipment,
    lines: lines.map(({ position, units, received }) => ({
      position,
      sent: units,
      received: received ?? '0',
      lots: lots.filter((lot) => lot.position === position),
    })),
  }
}

/** A shipment under way, with the first of its lines. */
export interface UnderWayRow {
  id: string
  orderId: string
  number: string
  sequence: number
  sellerName: string
  sentAt: Date
  firstProduct: string
  firstUnits: DecimalText
  unit: string
  lineCount: number
}

/** The shipments that a buyer company has to receive, the oldest first; not replacements, which belong to claims [SHIP-1]. */
export function findUnderWay(db: Db, buyerId: CompanyId, most: number): Promise<UnderWayRow[]> {
  return db
    .selectFrom('shipments as s')
    .innerJoin(ordersUnderWay(buyerId).as('o'), 'o.id', 's.order_id')
    .innerJoin(companyFacts.as('seller'), 'seller.id', 'o.seller_id')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('shipment_lines as l')
          .select(['l.position', 'l.units'])
          .whereRef('l.shipment_id', '=', 's.id')
          .orderBy('l.position')
          .limit(1)
          .as('first'),
      (join) => join.onTrue(),
    )
    .innerJoin(orderedNames.as('line'), (join) =>
      join.onRef('line.order_id', '=', 's.order_id').onRef('line.position', '=', 'first.position'),
    )
    .select(['s.id', 's.order_id as orderId', 'o.number', 's.part as sequence', 'seller.name as sellerName'])
    .select(['s.sent_at as sentAt', 'line.name as firstProduct', 'first.units as firstUnits', 'line.unit'])
    .select(({ selectFrom, cast, fn }) =>
      selectFrom('shipment_lines as l')
        .select(cast<number>(fn.countAll(), 'integer').as('lines'))
        .whereRef('l.shipment_id', '=', 's.id')
        .$asScalar()
        .$notNull()
        .as('lineCount'),
    )
    .where('s.state', '=', 'sent' satisfies ShipmentState)
    .where('s.is_replacement', '=', false)
    .orderBy('s.sent_at')
    .orderBy('s.id')
    .limit(most)
    .execute()
}

/** The invoiced amounts of a shipment, and each of its lines. */
export async function findShippedWorth(
  db: Db | Tx,
  id: string,
): Promise<{ worth: Worth; lines: (LineWorth & { position: number })[] }> {
  const worth = await db
    .selectFrom('shipments')
    .select(['goods_amount as goods', 'seller_discount_amount as sellerDiscount', 'shipping_amount as shipping'])
    .select(['tax_base_amount as taxBase', 'tax_amount as tax', 'voucher_amount as voucher', 'total_amount as total'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('shipment_lines')
    .select(['position', 'units', 'amount', 'discount', 'tax_base as taxBase', 'tax'])
    .where('shipment_id', '=', id)
    .orderBy('position')
    .execute()
  return { worth, lines }
}

/** The shipments of an order that were received, the first one first. */
export function findReceivedOf(db: Db | Tx, orderId: string): Promise<{ id: string; sequence: number }[]> {
  return db
    .selectFrom('shipments')
    .select(['id', 'part as sequence'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'received' satisfies ShipmentState)
    .orderBy('part')
    .execute()
}

/** The place of a shipment among those of its order. */
export async function findShipmentSequence(db: Db, id: string): Promise<number> {
  const { part: sequence } = await db
    .selectFrom('shipments')
    .select('part')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return sequence
}
