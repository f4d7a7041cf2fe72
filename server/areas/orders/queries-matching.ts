import { type Expression, expressionBuilder, sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { UserId } from '#domain/ids.ts'
import { confirmedStates, type OrderState } from '#domain/orders/state.ts'
import type { PaymentState } from '#domain/receivables/payment-state.ts'
import type { DueDays } from '#domain/receivables/receivable-age.ts'
import { productFacts } from '#server/areas/catalogue/public.ts'
import { ordersDueWithin, ordersInPaymentState } from '#server/areas/receivables/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import { containing } from '#server/platform/sql-input.ts'

export interface OrderFilter {
  /** A request to cancel it waits for its seller. */
  cancelRequested: boolean
  state: OrderState | null
  placedBy: UserId | null
  /** Only those that are at least confirmed and not cancelled. */
  confirmed: boolean
  /** Only those shipped that are not paid and due within these days. */
  unpaid: DueDays | null
  /** Only those that stand so with their payment on a day. */
  payment: { state: PaymentState; today: BusinessDay } | null
  /** Only those with this product. */
  productId: number | null
  /** Part of the order number, the buyer's PO number, a product's name or the other company's name. */
  keyword: string | null
  /** Only these, which a keyword has found. */
  ids: readonly string[] | null
  /** From this instant. */
  from: Date | null
  /** Before this instant. */
  before: Date | null
}

/** The orders of the member's company; a seller's only once sent to it, not while waiting for approval. */
export function ordersOf({ companyKind, companyId }: Member): Expression<boolean> {
  const { eb, and } = orderExpressions
  if (companyKind !== 'seller') return and([eb('o.buyer_id', '=', companyId)]).$castTo<boolean>()
  return and([eb('o.seller_id', '=', companyId), eb('o.submitted_at', 'is not', null)]).$castTo<boolean>()
}

const orderExpressions = expressionBuilder<DB & { o: DB['orders']; partner: { name: string } }, 'o' | 'partner'>()

/** When an order reached the member's side. */
export function dateOf({ companyKind }: Member): 'o.submitted_at' | 'o.placed_at' {
  return companyKind === 'seller' ? 'o.submitted_at' : 'o.placed_at'
}

/** Whether goods of an order are under way while its rest is processed. */
export const shipmentUnderWay = orderExpressions
  .and([
    orderExpressions('o.state', '=', sql.lit('processing' satisfies OrderState)),
    orderExpressions('o.parts_sent', '>', orderExpressions.ref('o.parts_received')),
  ])
  .$castTo<boolean>()

/** Whether an order is found under a state: partly shipped ones count as shipped too [SHIP-1]. */
function inState(state: OrderState) {
  const { eb, or } = orderExpressions
  const is = eb('o.state', '=', state)
  return state === 'shipped' ? or([is, shipmentUnderWay]) : is
}

/** Whether an order of `companyOrders` matches the filter. */
export function matches(filter: OrderFilter, member: Member) {
  const { state, cancelRequested, confirmed, productId, placedBy, unpaid, payment, keyword, ids, from, before } = filter
  const { eb, and, or, exists, selectFrom } = orderExpressions
  const date = dateOf(member)
  const like = containing(keyword)
  const linesOf = (product: number) =>
    selectFrom('order_lines as l')
      .select('l.name')
      .whereRef('l.order_id', '=', 'o.id')
      .where('l.product_id', '=', product)
  const lineLike = (text: string) =>
    selectFrom('order_lines as l')
      .leftJoin(productFacts.as('product'), 'product.id', 'l.product_id')
      .select('l.name')
      .whereRef('l.order_id', '=', 'o.id')
      .where((line) => line.or([line('l.name', 'ilike', text), line('product.sku', 'ilike', text)]))
  return and([
    ...(state === null ? [] : [inState(state)]),
    ...(cancelRequested ? [eb('o.cancel_asked', '=', true)] : []),
    ...(confirmed ? [eb('o.state', 'in', confirmedStates)] : []),
    ...(productId === null ? [] : [exists(linesOf(productId))]),
    ...(placedBy === null ? [] : [eb('o.placed_by', '=', placedBy)]),
    ...(unpaid === null ? [] : [eb('o.id', 'in', ordersDueWithin(member, unpaid))]),
    ...(payment === null
      ? []
      : [eb('o.state', '<>', 'cancelled'), eb('o.id', 'in', ordersInPaymentState(member, payment))]),
    ...(ids === null ? [] : [eb('o.id', '=', sql<string>`any(${ids}::uuid[])`)]),
    ...(from === null ? [] : [eb(date, '>=', from)]),
    ...(before === null ? [] : [eb(date, '<', before)]),
    ...(like === null
      ? []
      : [
          or([
            eb('o.number', 'ilike', like),
            eb('o.po_number', 'ilike', like),
            eb('partner.name', 'ilike', like),
            exists(lineLike(like)),
            // a number of a document, a parcel or a lot has a digit: words alone spare the look at them
            ...(/\d/.test(like) ? [sql<boolean>`order_bears(o.id, ${like})`] : []),
          ]),
        ]),
  ])
}
