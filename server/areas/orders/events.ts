import type { Buyer, Member, Seller } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import type { HistoryEvent } from '#domain/orders/notice.ts'
import type { Shipment } from '#domain/orders/shapes-shipments.ts'
import { event, question } from '#server/platform/reactions.ts'

export interface TakenStep {
  orderId: string
  event: HistoryEvent
  /** Why, as the order's history has it; null where none was given. */
  reason: string | null
  /** Null: the system. */
  by: Member | null
}

/** An order has taken a step, which is written. */
export const orderStepped = event<TakenStep>('order stepped')

/** The orders and the reader of a query for shipments. */
export interface ShipmentsQuery {
  orderId: string
  /** The buyer fetches the goods. */
  isFetched: boolean
  reader: Buyer | Seller
}

/** The shipments of an order as a member of one of its companies reads them, in the order in which they were sent [SHIP-1]. */
export const shipmentsOf = question<ShipmentsQuery, Shipment[]>('shipments of an order')

export interface InvoicedGoods {
  orderId: string
  sellerId: string
  buyerId: string
  /** The shipment; null: the whole order. */
  shipmentId: string | null
  /** Rupiah. */
  amount: DecimalText
  /** The last day to pay it; null: that of the order, or none. */
  dueDay: BusinessDay | null
}

/** Goods were shipped, and so are invoiced; the order is locked. */
export const goodsInvoiced = event<InvoicedGoods>('goods invoiced')
export interface UninvoicedGoods {
  orderId: string
  shipmentId: string
  /** Why its seller has undone the shipment. */
  reason: string
  by: Member
}

/** A shipment was undone, and what was invoiced for it is taken back; the order is locked. */
export const goodsUninvoiced = event<UninvoicedGoods>('goods uninvoiced')
/** How many claims wait for a seller. */
export const saleClaimsWaiting = question<Seller, number>('sale claims waiting')
