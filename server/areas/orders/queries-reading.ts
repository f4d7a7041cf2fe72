import { type RawBuilder, sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { HistoryEvent, Side } from '#domain/orders/order.ts'
import type { OrderState } from '#domain/orders/state.ts'
import type { DeliveryAddress } from '#server/areas/companies/public.ts'
import type { Db } from '#server/platform/database.ts'

export interface OrderFilter {
  state: OrderState | null
  /** Part of the order's number, a product's name or the other company's name. */
  keyword: string | null
  /** From this instant on. */
  from: Date | null
  /** Before this instant. */
  before: Date | null
}

export interface OrderRow {
  id: string
  number: string
  state: OrderState
  /** To a seller: when it was told of it. */
  placedAt: Date
  placerName: string
  total: DecimalText
  paymentType: string
  /** The other company of the order. */
  partnerName: string
  partnerUsername: string
  lineCount: number
  firstProductId: number
  firstProductName: string
}

const summaryColumns = (member: Member) => sql`
  o.id, o.number, o.state, ${dateOf(member)} as "placedAt", placer.name as "placerName", o.total_amount as total,
  o.payment_type as "paymentType",
  partner.name as "partnerName", partner.username as "partnerUsername",
  (select count(*)::int from order_lines l where l.order_id = o.id) as "lineCount",
  first_line.product_id as "firstProductId", first_line.name as "firstProductName"`

/** One page of the company's orders, newest first [ORDER-5]. */
export async function findOrders(
  db: Db,
  member: Member,
  filter: OrderFilter,
  page: { limit: number; offset: number },
): Promise<OrderRow[]> {
  const found = await sql<OrderRow>`
    select ${summaryColumns(member)} ${fromOrders(member)}
    where ${ordersOf(member)} and ${matches(filter, dateOf(member))}
    order by ${dateOf(member)} desc, o.number desc
    limit ${page.limit} offset ${page.offset}`.execute(db)
  return found.rows
}

/** How many orders the company has in each state, and how many of them match. */
export async function countOrders(
  db: Db,
  member: Member,
  filter: OrderFilter,
): Promise<{ state: OrderState; all: number; matching: number }[]> {
  const found = await sql<{ state: OrderState; all: number; matching: number }>`
    select o.state, count(*)::int as all, (count(*) filter (where ${matches(filter, dateOf(member))}))::int as matching
    ${fromOrders(member)}
    where ${ordersOf(member)}
    group by o.state`.execute(db)
  return found.rows
}

export interface OrderDetailRow extends OrderRow {
  version: number
  /** The user who placed it. */
  placedBy: UserId
  note: string | null
  address: DeliveryAddress
  isPkp: boolean
  taxPercent: DecimalText
  goods: DecimalText
  shipping: DecimalText
  taxBase: DecimalText
  tax: DecimalText
  voucher: DecimalText
  carrier: string | null
  trackingNumber: string | null
  shippedAt: Date | null
  /** Of an order on credit: when the seller recorded its payment. */
  paidAt: Date | null
}

/** One order of the company; a stranger's is not found. */
export async function findOrder(db: Db, member: Member, id: string): Promise<OrderDetailRow | undefined> {
  const found = await sql<OrderDetailRow>`
    select ${summaryColumns(member)}, o.version, o.paid_at as "paidAt",
      (select max(e.at) from order_events e where e.order_id = o.id and e.event = 'ship') as "shippedAt", o.placed_by as "placedBy", o.note, o.address, o.is_pkp as "isPkp",
      o.tax_percent as "taxPercent", o.goods_amount as goods, o.shipping_amount as shipping,
      o.tax_base_amount as "taxBase", o.tax_amount as tax, o.voucher_amount as voucher,
      o.carrier, o.tracking_number as "trackingNumber"
    ${fromOrders(member)}
    where ${ordersOf(member)} and o.id = ${id}`.execute(db)
  return found.rows[0]
}

export interface OrderLineRow {
  productId: number
  name: string
  unit: string
  packLabel: string
  units: DecimalText
  unitPrice: DecimalText
  amount: DecimalText
  taxBase: DecimalText
  tax: DecimalText
}

export async function findLines(db: Db, orderId: string): Promise<OrderLineRow[]> {
  return db
    .selectFrom('order_lines')
    .select([
      'product_id as productId',
      'name',
      'unit',
      'pack_label as packLabel',
      'units',
      'unit_price as unitPrice',
      'amount',
      'tax_base as taxBase',
      'tax',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

export interface OrderEventRow {
  event: HistoryEvent
  state: OrderState
  by: Side | null
  userName: string | null
  companyName: string | null
  reason: string | null
  at: Date
}

/** The order's history, oldest first; a seller's begins when it was told of the order [ORDER-4]. */
export async function findEvents(db: Db, member: Member, orderId: string): Promise<OrderEventRow[]> {
  const found = await sql<OrderEventRow>`
    select e.event, e.state, c.kind as by, u.name as "userName", c.name as "companyName", e.reason, e.at
    from order_events e
    left join users u on u.id = e.user_id
    left join companies c on c.id = e.company_id
    where e.order_id = ${orderId} and (${member.companyKind}::text <> 'seller' or e.state <> 'menunggu_persetujuan')
    order by e.at, e.id`.execute(db)
  return found.rows
}

/** The member's company's own orders; a seller's are those it was told of: none that waits, or waited in vain, for approval. */
export function ordersOf(member: Member): RawBuilder<boolean> {
  if (member.companyKind === 'seller') return sql`(o.seller_id = ${member.companyId} and o.submitted_at is not null)`
  return sql`o.buyer_id = ${member.companyId}`
}

function dateOf(member: Member): RawBuilder<Date> {
  return member.companyKind === 'seller' ? sql`o.submitted_at` : sql`o.placed_at`
}

function fromOrders(member: Member): RawBuilder<unknown> {
  const partner = member.companyKind === 'seller' ? sql`buyer_id` : sql`seller_id`
  return sql`
    from orders o
    join companies partner on partner.id = o.${partner}
    join users placer on placer.id = o.placed_by
    join order_lines first_line on first_line.order_id = o.id and first_line.position = 1`
}

/** One text whatever is filtered by, so that the server prepares it once. */
function matches({ state, keyword, from, before }: OrderFilter, date: RawBuilder<Date>): RawBuilder<boolean> {
  const like = keyword === null ? null : `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(
    (${state}::text is null or o.state = ${state})
    and (${from}::timestamptz is null or ${date} >= ${from})
    and (${before}::timestamptz is null or ${date} < ${before})
    and (${like}::text is null or o.number ilike ${like} or partner.name ilike ${like}
      or exists (select from order_lines l where l.order_id = o.id and l.name ilike ${like})))`
}
