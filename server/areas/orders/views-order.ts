import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { accountText } from '#domain/bank-accounts/account-number.ts'
import { businessDay } from '#domain/business-day.ts'
import { productCode } from '#domain/ids.ts'
import { decimal, quantityText } from '#domain/money.ts'
import { isMoney, timelineText } from '#domain/orders/notice.ts'
import { seesPayments } from '#domain/orders/payment-readers.ts'
import type { Order } from '#domain/orders/shapes.ts'
import { creditDays } from '#domain/subscriptions/payment-type.ts'
import type { OrderedAgreement } from './queries-customers.ts'
import type { OrderLineRow } from './queries-lines.ts'
import type { OrderEventRow } from './queries-reading.ts'
import type { ShownOrder } from './show-order.ts'
import { paymentView, pictureOf, summaryView } from './views.ts'

/** One order in full, with what its reader may do now [ORDER-5]; its amounts and payments for the roles that see them [ROLE-10]. */
export function orderView(
  {
    order,
    lines,
    events,
    products,
    agreements,
    warnings,
    ofOwner,
    transferTo,
    exchangeDays,
    shipments,
    at,
  }: ShownOrder,
  reader: Buyer | Seller,
): Order {
  const paid = seesPayments(reader)
  const warning = warnings.values().next().value ?? null
  return {
    ...summaryView(order, products, reader, { warning, ofOwner: ofOwner.get(order.id) ?? null }, businessDay(at)),
    note: order.note,
    poNumber: order.poNumber,
    requestedDay: order.requestedDay,
    pickup: order.pickup,
    address: order.address,
    lines: lines.map((line) => ({
      ...(paid ? lineView(line) : { ...lineView(line), ...NO_AMOUNTS }),
      picture: pictureOf(line.productId, products),
      agreement: agreementView(agreements.get(line.productId), warnings, paid),
    })),
    amounts: paid ? order : null,
    shopVoucher: paid ? voucherView(order.shopVoucherCode, order.shopVoucherTitle) : null,
    // to the seller it is a sum that the platform pays: which promotion code its buyer used is the buyer's
    companyVoucher: paid && reader.companyKind === 'buyer' ? voucherView(order.voucherCode, order.voucherTitle) : null,
    agreedTotal: paid ? order.agreedTotal : null,
    isTaxed: order.isPkp,
    taxPercent: quantityText(order.taxPercent),
    credit: paid ? creditView(order, exchangeDays, at) : null,
    transferTo: transferTo && {
      ...transferTo,
      inForceSince: transferTo.inForceSince.toISOString(),
      before: transferTo.before && accountText(transferTo.before),
    },
    parcel: shipments.findLast(({ state }) => state !== 'undone') ?? { carrier: null, trackingNumber: null },
    shipments,
    timeline: events
      .filter(({ event }) => paid || !isMoney(event))
      .map((event) => eventView(event, reader, { isFetched: order.pickup !== null })),
  }
}

/** Amounts of a line for members who see none. */
const NO_AMOUNTS = { price: null, subtotal: null, discount: null, taxBase: null, tax: null }

function lineView(line: OrderLineRow): Omit<Order['lines'][number], 'picture' | 'agreement'> {
  return {
    ...line,
    id: line.productId,
    code: productCode(line.productId),
    units: quantityText(line.units),
    packWeight: line.packWeight && quantityText(line.packWeight),
    shipped: quantityText(line.shipped),
    received: quantityText(line.received),
    left: quantityText(decimal(line.units).minus(line.shipped)),
    cancelled: quantityText(line.cancelled),
    later: line.leadDays === null ? null : { units: quantityText(line.unitsBeyond), days: line.leadDays },
    price: line.unitPrice,
    subtotal: line.amount,
  }
}

function voucherView(code: string | null, title: string | null): Order['shopVoucher'] {
  return code === null || title === null ? null : { code, title }
}

function creditView(order: ShownOrder['order'], exchangeDays: ShownOrder['exchangeDays'], at: Date): Order['credit'] {
  const days = creditDays(order.paymentType)
  if (days === null) return null
  return {
    days,
    exchangeDays: [...exchangeDays],
    due: order.due,
    isOverdue: paymentView(order, businessDay(at))?.state === 'overdue',
    paidAt: order.paidAt?.toISOString() ?? null,
  }
}

/** Both companies see that a line costs an agreed price, the seller before it confirms [NEGO-13]. */
function agreementView(
  agreed: OrderedAgreement | undefined,
  warnings: ShownOrder['warnings'],
  paid: boolean,
): Order['lines'][number]['agreement'] {
  if (!agreed) return null
  const explanation = agreed.deal ? 'harga kesepakatan' : 'harga nego'
  const listPrice = paid ? agreed.listPrice : null
  return { ...agreed, listPrice, explanation, warning: warnings.get(agreed.negotiationId) ?? null }
}

function eventView(
  event: OrderEventRow,
  reader: Buyer | Seller,
  way: { isFetched: boolean },
): Order['timeline'][number] {
  return {
    state: event.state,
    text: timelineText(event, reader.companyKind, way),
    by: event.by === null ? 'Sistem' : [event.userName, event.companyName].filter(Boolean).join(', '),
    at: event.at.toISOString(),
    // the place or the amount is in the text
    reason: event.event === 'movePickup' || isMoney(event.event) ? null : event.reason,
  }
}
