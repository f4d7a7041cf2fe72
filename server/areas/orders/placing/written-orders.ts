import type { CompanyId } from '#domain/ids.ts'
import { isSame } from '#domain/money.ts'
import { confirmBy } from '#domain/orders/confirmation.ts'
import type { NewLine, NewOrder, PlacedOrder } from '../queries.ts'
import type { SellerChoice } from './choose-payments.ts'
import type { PaidDeal } from './deals-of-owner.ts'
import type { Quote } from './quote.ts'

// What a checkout writes of its quote.

/** @param sentAt when the sellers are sent them; null: they wait for approval */
export function newOrders(quote: Quote, choices: Map<string, SellerChoice>, sentAt: Date | null): NewOrder[] {
  return quote.sellers.map((one) => ({
    sellerId: one.seller.id,
    paymentType: choices.get(one.seller.id)?.paymentType ?? '',
    note: choices.get(one.seller.id)?.note || null,
    poNumber: choices.get(one.seller.id)?.poNumber ?? null,
    requestedDay: choices.get(one.seller.id)?.requestedDay ?? null,
    confirmBy: sentAt && confirmBy(sentAt, { confirmDays: one.delivery.confirmDays, closed: one.closed }),
    pickup: one.pickup,
    taxPercent: one.taxRate?.percent ?? '0',
    isPkp: one.seller.isPkp,
    shopVoucherId: one.shopVoucherId,
    amounts: one.amounts,
  }))
}

export function newLines(placed: readonly PlacedOrder[], quote: Quote): NewLine[] {
  const orderIds = new Map(placed.map((order) => [order.sellerId, order.id]))
  return quote.sellers.flatMap(({ seller, lines }) =>
    lines.map(({ product, units, later, unitPrice, amounts }, index) => ({
      orderId: orderIds.get(seller.id) ?? '',
      position: index + 1,
      productId: product.productId,
      name: product.name,
      unit: product.unit,
      packLabel: product.packLabel,
      packWeight: product.packWeight,
      material: product.material,
      grade: product.grade,
      maker: product.maker,
      origin: product.origin,
      form: product.form,
      units,
      later,
      unitPrice: unitPrice ?? '',
      amount: amounts.amount,
      discount: amounts.discount,
      taxBase: amounts.base,
      tax: amounts.tax,
    })),
  )
}

export function toBePaid(placed: readonly PlacedOrder[], buyerId: CompanyId, choices: Map<string, SellerChoice>) {
  return placed.map(({ id: orderId, number, sellerId, total }) => {
    return { orderId, number, sellerId, buyerId, total, paymentType: choices.get(sellerId)?.paymentType ?? '' }
  })
}

export function goodsTaken(placed: readonly PlacedOrder[], quote: Quote) {
  const orderIds = new Map(placed.map((order) => [order.sellerId, order.id]))
  return quote.sellers.flatMap(({ seller, lines }) =>
    lines.map(({ productId, units }) => ({ productId, units, orderId: orderIds.get(seller.id) ?? '' })),
  )
}

/** The agreements whose price applies to these orders, or without which they were too small: each is used once [NEGO-12]. */
export function agreementsUsed(placed: readonly PlacedOrder[], quote: Quote) {
  const orderIds = new Map(placed.map((order) => [order.sellerId, order.id]))
  return usedIn(quote).map(({ sellerId, agreement: { negotiationId } }) => {
    return { negotiationId, orderId: orderIds.get(sellerId) ?? '' }
  })
}

/** The deals among them that are paid: a normal price may be lower by now. */
export function dealsPaid(quote: Quote): PaidDeal[] {
  return usedIn(quote).flatMap(({ sellerId, productId, unitPrice, agreement: { negotiationId, deal, price } }) =>
    deal && isSame(unitPrice ?? '0', price) ? [{ sellerId, productId, negotiationId }] : [],
  )
}

function usedIn({ sellers }: Quote) {
  return sellers.flatMap(({ seller, lines }) =>
    lines.flatMap(({ productId, unitPrice, nego }) => {
      if (!nego?.agreement || !(nego.effect?.holds || nego.isNeeded)) return []
      return [{ sellerId: seller.id, productId, unitPrice, agreement: nego.agreement }]
    }),
  )
}
