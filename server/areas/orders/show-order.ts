import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { isMore } from '#domain/money.ts'
import type { Shipment } from '#domain/orders/codec-shipments.ts'
import { Refusal } from '#domain/refusal.ts'
import { creditDays, isTransferred } from '#domain/subscriptions/payment-type.ts'
import { findToldAccount, type ToldAccount } from '#server/areas/banking/public.ts'
import { type ProductToOrder, productsToOrder } from '#server/areas/catalogue/public.ts'
import { findExchangeDays } from '#server/areas/receivables/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { dealsOfOwner } from './deals-of-owner.ts'
import { shipmentsOf } from './events.ts'
import { findLowDeals, type Warnings } from './find-low-deals.ts'
import { findOrderedAgreements, type OrderedAgreement } from './queries-agreed.ts'
import {
  findEvents,
  findLines,
  findOrder,
  type OrderDetailRow,
  type OrderEventRow,
  type OrderLineRow,
} from './queries-reading.ts'

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
  transferTo: ToldAccount | null
  /** On which days of the week the invoice is exchanged; none: with the goods, or it is there. */
  exchangeDays: readonly number[]
  /** In the order in which they were sent. */
  shipments: Shipment[]
  /** The instant of reading. */
  at: Date
}

/** One order of the member's company, with lines and timeline [ORDER-5]. @throws Refusal order_not_found */
export async function showOrder(deps: Deps, member: Buyer | Seller, orderId: string): Promise<ShownOrder> {
  const order = await findOrder(deps.db, member, orderId)
  if (!order) throw new Refusal('order_not_found', { field: 'transaksi_id' })
  const lines = await findLines(deps.db, order.id)
  const products = await productsToOrder(
    deps.db,
    lines.map((line) => line.productId),
  )
  const asked = { orderId: order.id, isFetched: order.pickup !== null, reader: member }
  const agreed = await findOrderedAgreements(deps.db, [order.id])
  return {
    order,
    lines,
    events: await findEvents(deps.db, member, order.id),
    products,
    agreements: new Map(agreed.map((one) => [one.productId, one])),
    warnings: await findLowDeals(deps.db, member, agreed),
    ofOwner: await dealsOfOwner(deps.db, member, agreed),
    transferTo: await findTransferAccount(deps.db, member, order),
    exchangeDays: await findDaysToCome(deps.db, member, order),
    shipments: await shipmentsOf.ask(deps.db, asked, deps.now()),
    at: deps.now(),
  }
}

/** What the last day to pay will count from, of an order on credit that has none yet [PAY-2]. */
async function findDaysToCome(db: Db, { companyKind, companyId }: Buyer | Seller, order: OrderDetailRow) {
  if (creditDays(order.paymentType) === null || order.due !== null) return []
  const isSeller = companyKind === 'seller'
  const [sellerId, buyerId] = isSeller ? [companyId, order.partnerId] : [order.partnerId, companyId]
  return findExchangeDays(db, { sellerId, buyerId })
}

/** The seller's account, for the buyer alone, while there is something to pay to it [SHOP-8]. */
async function findTransferAccount(db: Db, { companyKind }: Buyer | Seller, order: OrderDetailRow) {
  const pays = companyKind === 'buyer' && isTransferred(order.paymentType)
  if (!pays || order.state === 'cancelled' || (order.open !== null && !isMore(order.open, 0))) return null
  return findToldAccount(db, order.partnerId, order.toldAccountId)
}
