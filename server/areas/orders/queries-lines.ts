import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { DecimalText } from '#domain/money.ts'
import type { LineWorth, Worth } from '#domain/orders/amounts/shipment-worth.ts'
import type { OrderState } from '#domain/orders/state.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'
import { ordersOf } from './queries-matching.ts'

/** A line of an order, and how far it has come. */
export interface LineProgress extends LineWorth {
  position: number
  productId: number
  name: string
  unit: string
  packLabel: string
  /** Units in one pack. */
  packWeight: DecimalText
  material: string
  grade: string
  maker: string
  origin: string
  form: string
  unitPrice: DecimalText
  /** Units that shipments have taken, and that arrived of them. */
  shipped: DecimalText
  received: DecimalText
  /** The retained units: what arrived, as changed by claims. */
  retained: DecimalText
}

/** The columns of a line that every reader sees. */
const lineColumns = [
  'position',
  'product_id as productId',
  'name',
  'unit',
  'pack_label as packLabel',
  'pack_weight as packWeight',
  'material',
  'grade',
  'maker',
  'origin',
  'form',
  'units',
  'unit_price as unitPrice',
  'amount',
  'discount',
  'tax_base as taxBase',
  'tax',
  'units_shipped as shipped',
  'units_received as received',
] as const

/** The lines of an order of any company. */
export function findLineProgress(db: Db | Tx, orderId: string): Promise<LineProgress[]> {
  return db
    .selectFrom('order_lines')
    .select(lineColumns)
    .select(({ eb, ref }) =>
      eb(ref('units_received'), '+', ref('units_adjusted')).$castTo<DecimalText>().as('retained'),
    )
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

/** The names of the lines of orders, by order and position. */
export function findLineNames(
  db: Db | Tx,
  orderIds: readonly string[],
): Promise<{ orderId: string; position: number; name: string }[]> {
  return db
    .selectFrom('order_lines')
    .select(['order_id as orderId', 'position', 'name'])
    .where('order_id', '=', anyOf(orderIds))
    .execute()
}

/** An order as it stands: its amounts, and how it is taxed. */
export interface OrderWorth extends Worth {
  shippingTaxBase: DecimalText
  shippingTax: DecimalText
  isPkp: boolean
}

export function findOrderWorth(db: Db | Tx, id: string): Promise<OrderWorth> {
  return db
    .selectFrom('orders')
    .select(['goods_amount as goods', 'seller_discount_amount as sellerDiscount', 'shipping_amount as shipping'])
    .select(['shipping_tax_base as shippingTaxBase', 'shipping_tax as shippingTax', 'is_pkp as isPkp'])
    .select(['tax_base_amount as taxBase', 'tax_amount as tax', 'voucher_amount as voucher', 'total_amount as total'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Units of a line, by its place. */
export interface LineUnits {
  position: number
  units: DecimalText
}

const counted = { position: 'smallint', units: 'numeric' } as const

/** Adds what a shipment takes of the lines of a locked order, what has arrived of it, or what a claim changes of that. */
export async function addToLines(
  tx: Tx,
  orderId: string,
  column: 'units_shipped' | 'units_received' | 'units_adjusted',
  lines: readonly LineUnits[],
): Promise<void> {
  await tx
    .updateTable('order_lines as l')
    .from(
      unnestRows(
        'moved',
        counted,
        lines.map(({ position, units }) => ({ position, units })),
      ),
    )
    .set(({ eb, ref }) => ({ [column]: eb(ref(`l.${column}`), '+', ref('moved.units')) }))
    .where('l.order_id', '=', orderId)
    .whereRef('l.position', '=', 'moved.position')
    .execute()
}

/** Orders of the member's company, as far as their money asks for them. */
export function findOrdersToPay(db: Db | Tx, member: Member, ids: readonly string[]) {
  return db
    .selectFrom('orders as o')
    .select(['o.id', 'o.number', 'o.state', 'o.submitted_at as submittedAt'])
    .where(ordersOf(member))
    .where('o.id', '=', anyOf(ids))
    .$narrowType<{ state: OrderState }>()
    .execute()
}

/** Whether nothing is left to pay of an order, by whom from when on, unless it was so before; null: something is. */
export async function saveSettled(
  tx: Tx,
  { id, version }: { id: string; version: number },
  paid: { at: Date; userId: string | null } | null,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set(({ fn, eb, ref }) => ({
      version,
      paid_at: paid && fn.coalesce('paid_at', eb.val(paid.at)),
      paid_by: paid && eb.case().when('paid_at', 'is', null).then(paid.userId).else(ref('paid_by')).end(),
    }))
    .where('id', '=', id)
    .execute()
}

export interface SettledOrder {
  id: string
  state: OrderState
  isPaid: boolean
}

/** Orders with an id after this one, in the order of their ids, and whether they count as paid. */
export function findSettledAfter(tx: Tx, after: string | null, limit: number): Promise<SettledOrder[]> {
  return tx
    .selectFrom('orders')
    .select(({ eb }) => ['id', 'state', eb('paid_at', 'is not', null).$castTo<boolean>().as('isPaid')])
    .$narrowType<{ state: OrderState }>()
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A line as its order shows it: what claims changed is no part of that. */
export interface OrderLineRow extends Omit<LineProgress, 'retained'> {
  /** Ordered units that were cancelled. */
  cancelled: DecimalText
  /** Units that were beyond the stock, and the working days in which they were to come [SHOP-6]. */
  unitsBeyond: DecimalText
  leadDays: number | null
}

/** The cancelled units of a line of `order_lines`. */
export const cancelledUnits = sql<DecimalText>`coalesce((
  select sum(c.units) from order_reduction_lines c join order_reductions r on r.id = c.reduction_id
  where r.order_id = order_lines.order_id and c.position = order_lines.position), 0)`

export function findLines(db: Db | Tx, orderId: string): Promise<OrderLineRow[]> {
  return linesOf(db, orderId).execute()
}

export function linesOf(db: Db | Tx, orderId: string) {
  return db
    .selectFrom('order_lines')
    .select(lineColumns)
    .select(['units_beyond as unitsBeyond', 'lead_days as leadDays'])
    .select(cancelledUnits.as('cancelled'))
    .where('order_id', '=', orderId)
    .orderBy('position')
}
