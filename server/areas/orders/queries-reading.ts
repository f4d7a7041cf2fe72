import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { UserId } from '#domain/ids.ts'
import type { Side } from '#domain/machine.ts'
import type { DecimalText } from '#domain/money.ts'
import type { HistoryEvent } from '#domain/orders/notice.ts'
import type { OrderState } from '#domain/orders/state.ts'
import { people } from '#server/areas/accounts/public.ts'
import { companyFacts, type DeliveryAddress } from '#server/areas/companies/public.ts'
import { voucherNames } from '#server/areas/loyalty/public.ts'
import { orderAmounts } from '#server/areas/receivables/public.ts'
import { shopVoucherNames } from '#server/areas/seller-vouchers/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { dateOf, matches, type OrderFilter, ordersOf, shipmentUnderWay } from './queries-matching.ts'

export interface OrderRow {
  id: string
  number: string
  state: OrderState
  /** For a seller: when it was sent the order. */
  placedAt: Date
  placerName: string
  total: DecimalText
  paymentType: string
  /** The other company of the order. */
  partnerId: string
  partnerName: string
  partnerUsername: string
  version: number
  /** The user who placed it. */
  placedBy: UserId
  /** Since when nothing is left to pay. */
  paidAt: Date | null
  /** Its final total, and the amount to pay of it; null for orders from elsewhere than the site. */
  comesTo: DecimalText | null
  open: DecimalText | null
  /** The last day to pay; null: not known yet. */
  due: BusinessDay | null
  /** Until when its seller confirms it; null where it never had to. */
  confirmBy: Date | null
  /** Where the buyer fetches the goods; null: they are delivered. */
  pickup: string | null
  /** How many shipments were sent, and how many of them are received. */
  shipmentsSent: number
  shipmentsReceived: number
  /** A request to cancel it waits for its seller. */
  cancelRequested: boolean
  lineCount: number
  firstProductId: number
  firstProductName: string
}

/** One page of the company's orders, newest first [ORDER-5]. */
export async function findOrders(
  db: Db | Tx,
  member: Member,
  filter: OrderFilter,
  page: { limit: number; offset: number },
): Promise<OrderRow[]> {
  return orderRows(db, member)
    .where(matches(filter, member))
    .orderBy(dateOf(member), 'desc')
    .orderBy('o.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** Ids of the company's orders that match in any state: a keyword looks through all their lines, so a list asks it once. */
export async function findMatchingIds(db: Db | Tx, member: Member, filter: OrderFilter): Promise<string[]> {
  const rows = await companyOrders(db, member)
    .select('o.id')
    .where(matches({ ...filter, state: null }, member))
    .execute()
  return rows.map(({ id }) => id)
}

export interface StateCount {
  state: OrderState
  count: number
  /** Of them, those of which something is under way while the rest is processed. */
  underWay: number
  /** Of them, those that a request to cancel waits for. */
  cancelRequested: number
}

/** How many of the company's orders match in each state, whichever state is filtered by. */
export function countOrders(db: Db | Tx, member: Member, filter: OrderFilter): Promise<StateCount[]> {
  return companyOrders(db, member)
    .select(({ fn, cast }) => [
      'o.state',
      cast<number>(fn.countAll(), 'integer').as('count'),
      cast<number>(fn.countAll().filterWhere(shipmentUnderWay), 'integer').as('underWay'),
      cast<number>(fn.countAll().filterWhere('o.cancel_asked', '=', true), 'integer').as('cancelRequested'),
    ])
    .$narrowType<{ state: OrderState }>()
    .where(matches({ ...filter, state: null }, member))
    .groupBy('o.state')
    .execute()
}

export interface OrderDetailRow extends OrderRow {
  note: string | null
  poNumber: string | null
  requestedDay: BusinessDay | null
  address: DeliveryAddress
  isPkp: boolean
  taxPercent: DecimalText
  goods: DecimalText
  sellerDiscount: DecimalText
  shipping: DecimalText
  shippingTaxBase: DecimalText
  shippingTax: DecimalText
  taxBase: DecimalText
  tax: DecimalText
  voucher: DecimalText
  /** Of the vouchers that it was ordered with; null: none. */
  shopVoucherCode: string | null
  shopVoucherTitle: string | null
  voucherCode: string | null
  voucherTitle: string | null
  /** The total before some of it was cancelled; null where nothing was. */
  agreedTotal: DecimalText | null
  /** The seller's account shown to the buyer when it ordered. */
  shownAccountId: string | null
}

/** One order of the company; another company's is not found. */
export async function findOrder(db: Db | Tx, member: Member, id: string): Promise<OrderDetailRow | undefined> {
  return orderRows(db, member)
    .leftJoin(shopVoucherNames.as('shop_voucher'), 'shop_voucher.id', 'o.shop_voucher_id')
    .leftJoin('checkouts as checkout', (join) =>
      join.onRef('checkout.buyer_id', '=', 'o.buyer_id').onRef('checkout.key', '=', 'o.checkout_key'),
    )
    .leftJoin(voucherNames.as('voucher'), (join) =>
      join.onRef('voucher.id', '=', 'checkout.voucher_id').on('o.voucher_amount', '>', '0'),
    )
    .select([
      'shop_voucher.code as shopVoucherCode',
      'shop_voucher.title as shopVoucherTitle',
      'voucher.code as voucherCode',
      'voucher.title as voucherTitle',
      'o.note',
      'o.po_number as poNumber',
      'o.is_pkp as isPkp',
      'o.tax_percent as taxPercent',
      'o.goods_amount as goods',
      'o.seller_discount_amount as sellerDiscount',
      'o.shipping_amount as shipping',
      'o.shipping_tax_base as shippingTaxBase',
      'o.shipping_tax as shippingTax',
      'o.tax_base_amount as taxBase',
      'o.tax_amount as tax',
      'o.voucher_amount as voucher',
      'o.told_account_id as shownAccountId',
    ])
    .select(({ ref, cast }) => [
      cast<BusinessDay | null>('o.wanted_day', 'text').as('requestedDay'),
      agreedTotal.as('agreedTotal'),
      ref('o.address').$castTo<DeliveryAddress>().as('address'),
    ])
    .where('o.id', '=', id)
    .executeTakeFirst()
}

const agreedTotal = sql<DecimalText | null>`(select o.total_amount + sum(r.total_amount) from order_reductions r where r.order_id = o.id)`

export interface OrderEventRow {
  event: HistoryEvent
  state: OrderState
  by: Side | null
  userName: string | null
  companyName: string | null
  reason: string | null
  at: Date
}

/** The order's history, oldest first; a seller's begins when it was sent the order [ORDER-4]. */
export async function findEvents(db: Db | Tx, { companyKind }: Member, orderId: string): Promise<OrderEventRow[]> {
  return db
    .selectFrom('order_events as e')
    .leftJoin(people.as('person'), 'person.id', 'e.user_id')
    .leftJoin(companyFacts.as('company'), 'company.id', 'e.company_id')
    .select(['e.event', 'e.state', 'person.name as userName', 'company.name as companyName', 'e.reason', 'e.at'])
    .select(({ ref }) => ref('company.kind').$castTo<Side | null>().as('by'))
    .$narrowType<{ event: HistoryEvent; state: OrderState }>()
    .where('e.order_id', '=', orderId)
    .$if(companyKind === 'seller', (query) => query.where('e.state', '<>', 'awaiting_approval' satisfies OrderState))
    .orderBy('e.at')
    .orderBy('e.id')
    .execute()
}

/** Whether an order was never sent to its seller, who knows nothing of it then; not so where it is null [ORDER-4]. */
export function isUnsent(orderId: Expression<string | null>): Expression<SqlBool> {
  const { exists, selectFrom } = expressionBuilder<DB>()
  return exists(
    selectFrom('orders as unsent')
      .select('unsent.id')
      .where('unsent.id', '=', orderId)
      .where('unsent.submitted_at', 'is', null),
  )
}

/** The orders of the member's company, each with the other one as `partner`. */
export function companyOrders(db: Db | Tx, member: Member) {
  return db
    .selectFrom('orders as o')
    .innerJoin(companyFacts.as('partner'), 'partner.id', member.companyKind === 'seller' ? 'o.buyer_id' : 'o.seller_id')
    .where(ordersOf(member))
}

function orderRows(db: Db | Tx, member: Member) {
  return companyOrders(db, member)
    .innerJoin(people.as('placer'), 'placer.id', 'o.placed_by')
    .leftJoin(orderAmounts.as('money'), 'money.order_id', 'o.id')
    .innerJoin('order_lines as first_line', (join) =>
      join.onRef('first_line.order_id', '=', 'o.id').on('first_line.position', '=', 1),
    )
    .select([
      'o.id',
      'o.number',
      'o.state',
      'o.version',
      'o.placed_by as placedBy',
      'o.paid_at as paidAt',
      'o.confirm_by as confirmBy',
      'o.pickup',
      'o.parts_sent as shipmentsSent',
      'o.parts_received as shipmentsReceived',
      'o.cancel_asked as cancelRequested',
      'money.comes_to as comesTo',
      'money.open',
      'placer.name as placerName',
      'o.total_amount as total',
      'o.payment_type as paymentType',
      'partner.id as partnerId',
      'partner.name as partnerName',
      'partner.username as partnerUsername',
      'first_line.product_id as firstProductId',
      'first_line.name as firstProductName',
    ])
    .select(({ ref, selectFrom, cast }) => [
      ref(dateOf(member)).$castTo<Date>().as('placedAt'),
      cast<BusinessDay | null>('money.due_day', 'text').as('due'),
      selectFrom('order_lines as l')
        .select(({ fn }) => cast<number>(fn.countAll(), 'integer').as('lines'))
        .whereRef('l.order_id', '=', 'o.id')
        .$asScalar()
        .$notNull()
        .as('lineCount'),
    ])
    .$narrowType<{ state: OrderState; placedBy: UserId }>()
}
