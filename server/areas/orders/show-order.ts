import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { isMore } from '#domain/money.ts'
import type { Shipment } from '#domain/orders/shapes-shipments.ts'
import { Refusal } from '#domain/refusal.ts'
import { creditDays, isTransferred } from '#domain/subscriptions/payment-type.ts'
import { type AccountToPay, findAccountToPay } from '#server/areas/bank-accounts/public.ts'
import { type ProductToOrder, productsToOrder } from '#server/areas/catalogue/public.ts'
import { findExchangeDays } from '#server/areas/receivables/public.ts'
import type { Deps } from '#server/deps.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import { snapshot, type Tx } from '#server/platform/database.ts'
import { shipmentsOf } from './events.ts'
import { dealsOfOwner } from './placing/deals-of-owner.ts'
import { findLowDeals, type Warnings } from './placing/find-low-deals.ts'
import type { Placed } from './placing/place-orders.ts'
import { findOrdersOfKey } from './queries.ts'
import { findOrderedAgreements, type OrderedAgreement } from './queries-customers.ts'
import { findLines, type OrderLineRow } from './queries-lines.ts'
import { findEvents, findOrder, type OrderDetailRow, type OrderEventRow } from './queries-reading.ts'

export interface ShownOrder {
  order: OrderDetailRow
  lines: OrderLineRow[]
  events: OrderEventRow[]
  /** The current products, for their pictures. */
  products: Map<number, ProductToOrder>
  /** Agreed prices it was placed at [NEGO-13]. */
  agreements: Map<number, OrderedAgreement>
  warnings: Warnings
  ofOwner: Awaited<ReturnType<typeof dealsOfOwner>>
  /** Where the buyer pays; null where it does not. */
  transferTo: AccountToPay | null
  /** On which days of the week the invoice is exchanged; none: with the goods, or it is there. */
  exchangeDays: readonly number[]
  /** In the order in which they were sent. */
  shipments: Shipment[]
  /** The instant of reading. */
  at: Date
}

/** One order of the member's company, with lines and timeline, all as it stood at one instant [ORDER-5]. @throws Refusal order_not_found */
export function showOrder({ db, now }: Deps, member: Buyer | Seller, orderId: string): Promise<ShownOrder> {
  return snapshot(db, (tx) => showIn(tx, member, orderId, now()))
}

async function showIn(tx: Tx, member: Buyer | Seller, orderId: string, at: Date): Promise<ShownOrder> {
  const order = await findOrder(tx, member, orderId)
  if (!order) throw new Refusal('order_not_found', { field: 'transaksi_id' })
  const shipmentsQuery = { orderId: order.id, isFetched: order.pickup !== null, reader: member }
  const [goods, deals, shipments, events, transferTo, exchangeDays] = await pipeline(
    tx,
    (one) => findGoods(one, order.id),
    (one) => findDeals(one, member, order.id),
    (one) => shipmentsOf.ask(one, shipmentsQuery, at),
    (one) => findEvents(one, member, order.id),
    (one) => findTransferAccount(one, member, order),
    (one) => findDaysToCome(one, member, order),
  )
  return { order, ...goods, ...deals, shipments, events, transferTo, exchangeDays, at }
}

async function findGoods(tx: Tx, orderId: string): Promise<Pick<ShownOrder, 'lines' | 'products'>> {
  const lines = await findLines(tx, orderId)
  const products = await productsToOrder(
    tx,
    lines.map((line) => line.productId),
  )
  return { lines, products }
}

async function findDeals(
  tx: Tx,
  member: Buyer | Seller,
  orderId: string,
): Promise<Pick<ShownOrder, 'agreements' | 'warnings' | 'ofOwner'>> {
  const agreed = await findOrderedAgreements(tx, [orderId])
  return {
    agreements: new Map(agreed.map((one) => [one.productId, one])),
    warnings: await findLowDeals(tx, member, agreed),
    ofOwner: await dealsOfOwner(tx, member, agreed),
  }
}

/** The days of invoice exchange, for an order on credit without a last day to pay yet [PAY-2]. */
async function findDaysToCome(tx: Tx, { companyKind, companyId }: Buyer | Seller, order: OrderDetailRow) {
  if (creditDays(order.paymentType) === null || order.due !== null) return []
  const isSeller = companyKind === 'seller'
  const [sellerId, buyerId] = isSeller ? [companyId, order.partnerId] : [order.partnerId, companyId]
  return (await findExchangeDays(tx, buyerId, [sellerId])).get(sellerId) ?? []
}

/** The seller's account, for the buyer alone, while there is something to pay to it [SHOP-8]. */
async function findTransferAccount(tx: Tx, { companyKind }: Buyer | Seller, order: OrderDetailRow) {
  const pays = companyKind === 'buyer' && isTransferred(order.paymentType)
  if (!pays || order.state === 'cancelled' || (order.open !== null && !isMore(order.open, 0))) return null
  return findAccountToPay(tx, order.partnerId, order.shownAccountId)
}

/**
 * The outcome of a request to order: the orders placed with its key, none if it was refused or never arrived [ORDER-2].
 */
export function showPlaced(deps: Deps, buyer: Buyer, key: string): Promise<Placed> {
  return findOrdersOfKey(deps.db, buyer.companyId, key)
}
