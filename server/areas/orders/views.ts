import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import { mayDo, ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import { type Allowed, no, yes } from '#domain/machine.ts'
import { orders as table } from '#domain/orders/order.ts'
import { seesPayments } from '#domain/orders/payment-readers.ts'
import type { OrderSummary } from '#domain/orders/shapes.ts'
import { type OrderState, orderStates, stateLabel } from '#domain/orders/state.ts'
import { paymentStateOf } from '#domain/receivables/payment-state.ts'
import { paymentTypeLabel } from '#domain/subscriptions/payment-type.ts'
import { type ProductToOrder, pictureUrl } from '#server/areas/catalogue/public.ts'
import { countIn, type OrderPage } from './list-orders.ts'
import type { Placed } from './placing/place-orders.ts'
import type { OrderRow, StateCount } from './queries-reading.ts'
import type { SalesSummary } from './reporting/report-sales.ts'

type Products = ReadonlyMap<number, ProductToOrder>

interface DealNotes {
  /** That one is below the seller's lowest price. */
  warning: string | null
  /** Why its owner confirms it; null: this member may [SHOP-7]. */
  ofOwner: string | null
}

/** An order as lists show it, with its reader's acts [ORDER-4]. `told`: a deal's note, for its seller [NEGO-13]. */
export function summaryView(
  order: OrderRow,
  products: Products,
  reader: Buyer | Seller,
  { warning, ofOwner }: DealNotes,
  today: BusinessDay,
): OrderSummary {
  const can = table.can(order, reader)
  return {
    ...order,
    stateLabel: stateLabel(order.state, { isFetched: order.pickup !== null, isPartlySent: order.shipmentsSent > 0 }),
    placedAt: order.placedAt.toISOString(),
    confirmBy: order.state === 'awaiting_confirmation' ? (order.confirmBy?.toISOString() ?? null) : null,
    firstProduct: order.firstProductName,
    firstPicture: pictureOf(order.firstProductId, products),
    total: seesPayments(reader) ? order.total : null,
    paymentType: paymentTypeLabel(order.paymentType),
    payment: seesPayments(reader) ? paymentView(order, today) : null,
    placedBy: order.placerName,
    warning,
    can: {
      ...can,
      ...(ofOwner !== null && can.confirm.allowed && { confirm: no(ofOwner) }),
      reorder: mayReorder(reader),
    },
  }
}

/** How an order stands with its payment; a cancelled one has nothing to pay [PAY-1]. */
export function paymentView({ state, comesTo, open, due }: OrderRow, today: BusinessDay): OrderSummary['payment'] {
  if (state === 'cancelled' || comesTo === null || open === null) return null
  return { state: paymentStateOf({ comesTo, open, due }, today), open, due }
}

function mayReorder(reader: Buyer | Seller): Allowed {
  if (reader.companyKind === 'seller') return no('Langkah ini dilakukan oleh pembeli.')
  return mayDo(reader, 'cart.change') ? yes : no(ROLE_FORBIDS)
}

/** checkout/buat. */
export function placedView({ orders, waited }: Placed) {
  return { orders, waiting: waited }
}

/** transaksi/daftar and pusat-seller/pesanan/daftar. */
export function pageView(
  { orders, products, dealNotesOf, total, counts, today }: OrderPage,
  reader: Buyer | Seller,
  { page, perPage }: { page: number; perPage: number },
) {
  return {
    orders: orders.map((order) => summaryView(order, products, reader, dealNotesOf(order.id), today)),
    total,
    page,
    perPage,
    counts: countsView(counts),
    all: countIn(counts, null),
  }
}

/** pusat-seller/ringkasan. */
export function salesView({ counts, products, customers, claims }: SalesSummary) {
  return {
    counts: countsView(counts),
    cancelRequested: counts.reduce((sum, one) => sum + one.cancelRequested, 0),
    productsOffered: products.offered,
    productsSoldOut: products.soldOut,
    customers,
    claims,
  }
}

/** The product's current picture. */
export function pictureOf(productId: number, products: Products): string {
  return pictureUrl(productId, products.get(productId) ?? { pictureVersion: 1, coverPhoto: null })
}

function countsView(counts: readonly StateCount[]): Record<OrderState, number> {
  return Object.fromEntries(orderStates.map((state) => [state, countIn(counts, state)])) as Record<OrderState, number> // every state is a key
}
