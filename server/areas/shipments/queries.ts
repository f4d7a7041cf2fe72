import { expressionBuilder, sql } from 'kysely'
import type { LotUnits } from '#domain/catalogue/stock/first-expired.ts'
import type { UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { LineWorth, Worth } from '#domain/orders/amounts/shipment-worth.ts'
import type { ShipmentState } from '#domain/shipments/shipment.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'
import { findShippedLots, type ShippedLotRow } from './queries-reading.ts'

export interface Parcel {
  carrier: string
  trackingNumber: string | null
}

export interface NewShipment {
  orderId: string
  /** Null of goods that are fetched. */
  parcel: Parcel | null
  worth: Worth
  lines: readonly (LineWorth & { position: number; lots: readonly LotUnits[] })[]
  sentBy: UserId
  /** It goes in place of goods that were claimed. */
  isReplacement: boolean
  /** The shipment that was recorded by mistake and that it is recorded instead of. */
  replaces?: string | null
}

/** Writes a shipment of a locked order that has been sent. @returns its id */
export async function insertShipment(tx: Tx, shipment: NewShipment, now: Date): Promise<string> {
  const { orderId, parcel, worth, lines, sentBy, isReplacement, replaces = null } = shipment
  const { id } = await tx
    .insertInto('shipments')
    .values({
      order_id: orderId,
      // its place among those of the order
      part: (await countShipments(tx, orderId)) + 1,
      is_replacement: isReplacement,
      replaces,
      state: 'sent' satisfies ShipmentState,
      carrier: parcel?.carrier ?? null,
      tracking_number: parcel?.trackingNumber ?? null,
      sent_at: now,
      sent_by: sentBy,
      goods_amount: worth.goods,
      seller_discount_amount: worth.sellerDiscount,
      shipping_amount: worth.shipping,
      tax_base_amount: worth.taxBase,
      tax_amount: worth.tax,
      voucher_amount: worth.voucher,
      total_amount: worth.total,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('shipment_lines')
    .values(
      lines.map(({ position, units, amount, discount, taxBase, tax }) => ({
        shipment_id: id,
        position,
        units,
        amount,
        discount,
        tax_base: taxBase,
        tax,
      })),
    )
    .execute()
  const lots = lines.flatMap(({ position, lots }) =>
    lots.map(({ lotId, units }) => ({ shipment_id: id, position, lot_id: lotId, units })),
  )
  if (lots.length > 0) await tx.insertInto('shipment_lots').values(lots).execute()
  return id
}

async function countShipments(tx: Tx, orderId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('shipments')
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return count
}

/** The units shipped of an order, without replacements and undone shipments; a line with nothing sent is missing. */
export async function findSent(tx: Tx, orderId: string): Promise<{ worth: Worth; lines: Map<number, LineWorth> }> {
  const worth = await tx
    .selectFrom('shipments')
    .select([
      sumOf('goods_amount').as('goods'),
      sumOf('seller_discount_amount').as('sellerDiscount'),
      sumOf('shipping_amount').as('shipping'),
      sumOf('tax_base_amount').as('taxBase'),
      sumOf('tax_amount').as('tax'),
      sumOf('voucher_amount').as('voucher'),
      sumOf('total_amount').as('total'),
    ])
    .where('order_id', '=', orderId)
    .where('state', '<>', 'undone' satisfies ShipmentState)
    .executeTakeFirstOrThrow()
  const lines = await tx
    .selectFrom('shipment_lines as l')
    .innerJoin('shipments as s', 's.id', 'l.shipment_id')
    .select(['l.position', sumOf('l.units').as('units'), sumOf('l.amount').as('amount')])
    .select([sumOf('l.discount').as('discount'), sumOf('l.tax_base').as('taxBase'), sumOf('l.tax').as('tax')])
    .where('s.order_id', '=', orderId)
    .where('s.is_replacement', '=', false)
    .where('s.state', '<>', 'undone' satisfies ShipmentState)
    .groupBy('l.position')
    .execute()
  return { worth, lines: new Map(lines.map((line) => [line.position, line])) }
}

function sumOf(column: string) {
  return sql<DecimalText>`coalesce(sum(${sql.ref(column)}), 0.00)`
}

/** The order of a shipment of any company. */
export async function findOrderOf(tx: Tx, shipmentId: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('shipments')
    .select('order_id as orderId')
    .where('id', '=', shipmentId)
    .executeTakeFirst()
  return found?.orderId
}

export interface LockedShipment {
  id: string
  isReplacement: boolean
  state: ShipmentState
  version: number
  lines: { position: number; units: DecimalText }[]
}

/** The shipments of a locked order that are not received yet, replacements apart; the one that is named, in any state. */
export async function lockShipments(tx: Tx, orderId: string, id: string | null): Promise<LockedShipment[]> {
  const found = await tx
    .selectFrom('shipments')
    .select(['id', 'is_replacement as isReplacement', 'state', 'version'])
    .$narrowType<{ state: ShipmentState }>()
    .where('order_id', '=', orderId)
    .where((eb) =>
      id === null ? eb.and({ state: 'sent' satisfies ShipmentState, is_replacement: false }) : eb('id', '=', id),
    )
    .orderBy('part')
    .forNoKeyUpdate()
    .execute()
  const lines = await tx
    .selectFrom('shipment_lines')
    .select(['shipment_id as shipmentId', 'position', 'units'])
    .where('shipment_id', '=', anyOf(found.map((shipment) => shipment.id)))
    .orderBy('position')
    .execute()
  return found.map((shipment) => ({ ...shipment, lines: lines.filter(({ shipmentId }) => shipmentId === shipment.id) }))
}

export interface Receipt {
  id: string
  state: ShipmentState
  version: number
  lines: readonly { position: number; units: DecimalText }[]
  shortageReason: string | null
}

const counted = { position: 'smallint', units: 'numeric' } as const

export async function saveReceipt(tx: Tx, receipt: Receipt, by: UserId | null, now: Date): Promise<void> {
  const { id, state, version, lines, shortageReason } = receipt
  await tx
    .updateTable('shipments')
    .set({ state, version, received_at: now, received_by: by, shortage_reason: shortageReason })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('shipment_lines as l')
    .from(unnestRows('counted', counted, lines))
    .set(({ ref }) => ({ units_received: ref('counted.units') }))
    .where('l.shipment_id', '=', id)
    .whereRef('l.position', '=', 'counted.position')
    .execute()
}

/** The units a shipment took of its lines, lot by lot: those from no lot have none. */
export async function findTaken(
  tx: Tx,
  shipmentId: string,
): Promise<{ position: number; lotId: number | null; units: DecimalText }[]> {
  return await tx
    .selectFrom('shipment_lots')
    .select(['position', sql<number | null>`lot_id`.as('lotId'), 'units'])
    .where('shipment_id', '=', shipmentId)
    .unionAll(({ selectFrom }) =>
      selectFrom('shipment_lines as l')
        .select(['l.position', sql<number | null>`null::integer`.as('lotId')])
        .select(
          sql<DecimalText>`l.units - coalesce((select sum(t.units) from shipment_lots t
            where t.shipment_id = l.shipment_id and t.position = l.position), 0)`.as('units'),
        )
        .where('l.shipment_id', '=', shipmentId),
    )
    .execute()
}

interface Undone {
  id: string
  state: ShipmentState
  version: number
  reason: string
}

export async function saveUndone(tx: Tx, { id, state, version, reason }: Undone, by: UserId, now: Date): Promise<void> {
  await tx
    .updateTable('shipments')
    .set({ state, version, undone_at: now, undone_by: by, undone_reason: reason })
    .where('id', '=', id)
    .execute()
}

export interface IssuedShipment extends Worth {
  id: string
  /** The surat jalan is that of goods recorded instead of this shipment. */
  replaces: string | null
  carrier: string | null
  trackingNumber: string | null
  sentBy: string | null
  lines: { position: number; units: DecimalText; amount: DecimalText; discount: DecimalText }[]
  lots: ShippedLotRow[]
}

/** A shipment of any company, with the fields of its documents. */
export async function findShipmentToIssue(db: Db | Tx, id: string): Promise<IssuedShipment> {
  const shipment = await db
    .selectFrom('shipments')
    .select(['id', 'replaces', 'carrier', 'tracking_number as trackingNumber', 'sent_by as sentBy'])
    .select(['goods_amount as goods', 'seller_discount_amount as sellerDiscount', 'shipping_amount as shipping'])
    .select(['tax_base_amount as taxBase', 'tax_amount as tax', 'voucher_amount as voucher', 'total_amount as total'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('shipment_lines')
    .select(['position', 'units', 'amount', 'discount'])
    .where('shipment_id', '=', id)
    .orderBy('position')
    .execute()
  return { ...shipment, lines, lots: await findShippedLots(db, [id]) }
}

/** The lots that shipments came from which stand, to be joined. */
export const shippedLots = expressionBuilder<DB>()
  .selectFrom('shipments')
  .innerJoin('shipment_lots', 'shipment_lots.shipment_id', 'shipments.id')
  .select(['shipments.id as shipment_id', 'shipments.order_id', 'shipments.part', 'shipments.sent_at'])
  .select('shipment_lots.lot_id')
  .where('shipments.state', '<>', 'undone' satisfies ShipmentState)
