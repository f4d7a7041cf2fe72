import type { Member } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { Later } from '#domain/catalogue/stock/beyond-stock.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { OrderAmounts } from '#domain/orders/amounts/amounts.ts'
import type { TaxRate } from '#domain/orders/amounts/tax.ts'
import type { HistoryEvent } from '#domain/orders/notice.ts'
import type { OrderState } from '#domain/orders/state.ts'
import { isTransferred } from '#domain/subscriptions/payment-type.ts'
import { accountToPayId } from '#server/areas/bank-accounts/public.ts'
import { companyFacts, type DeliveryAddress } from '#server/areas/companies/public.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Db, Tx } from '#server/platform/database.ts'

export async function findTaxRates(db: Db | Tx): Promise<TaxRate[]> {
  return db
    .selectFrom('tax_rates')
    .select(['base_numerator as baseNumerator', 'base_denominator as baseDenominator', 'percent'])
    .select(({ cast }) => cast<BusinessDay>('valid_from', 'text').as('validFrom'))
    .execute()
}

/**
 * Claims the key of a request; waits while another transaction holds it.
 * @returns false when the key was used before
 */
export async function claimKey(tx: Tx, buyerId: CompanyId, key: string, hash: Buffer, now: Date): Promise<boolean> {
  const claimed = await tx
    .insertInto('checkouts')
    .values({ buyer_id: buyerId, key, request_hash: hash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n
}

export async function findKeyHash(tx: Tx, buyerId: CompanyId, key: string): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('checkouts')
    .select('request_hash')
    .where('buyer_id', '=', buyerId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.request_hash
}

export interface PlacedOrder {
  id: string
  number: string
  sellerId: string
  total: DecimalText
}

/** An order as it is shown to the member who placed it. */
export interface ShownOrder extends PlacedOrder {
  sellerName: string
}

/** The orders placed with a key, and whether they had to wait for approval. */
export async function findOrdersOfKey(
  db: Db,
  buyerId: CompanyId,
  key: string,
): Promise<{ orders: ShownOrder[]; waited: boolean }> {
  const orders = await db
    .selectFrom('orders as o')
    .innerJoin('order_events as e', (join) => join.onRef('e.order_id', '=', 'o.id').on('e.event', '=', 'place'))
    .innerJoin(companyFacts.as('seller'), 'seller.id', 'o.seller_id')
    .select(['o.id', 'o.number', 'o.seller_id as sellerId', 'o.total_amount as total', 'e.state'])
    .select('seller.name as sellerName')
    .where('o.buyer_id', '=', buyerId)
    .where('o.checkout_key', '=', key)
    .orderBy('o.id')
    .execute()
  return { orders, waited: orders.some(({ state }) => state === 'awaiting_approval') }
}

/** Records which voucher a checkout used. */
export async function saveVoucherOfCheckout(tx: Tx, buyerId: CompanyId, key: string, voucherId: string): Promise<void> {
  await tx
    .updateTable('checkouts')
    .set({ voucher_id: voucherId })
    .where('buyer_id', '=', buyerId)
    .where('key', '=', key)
    .execute()
}

export interface NewOrder {
  sellerId: string
  paymentType: string
  note: string | null
  poNumber: string | null
  requestedDay: BusinessDay | null
  /** Until when its seller confirms it; null while it waits for approval. */
  confirmBy: Date | null
  /** Where the buyer fetches the goods; null: they are delivered. */
  pickup: string | null
  isPkp: boolean
  taxPercent: DecimalText
  /** The voucher of the shop that takes something off. */
  shopVoucherId: string | null
  amounts: OrderAmounts
}

export interface Checkout {
  buyerId: CompanyId
  userId: UserId
  key: string
  address: DeliveryAddress
  state: 'awaiting_approval' | 'awaiting_confirmation'
  now: Date
}

/**
 * Writes orders in their first state, in this order.
 * @param newNumber makes a number; an order whose number is taken gets another
 */
export async function insertOrders(
  tx: Tx,
  checkout: Checkout,
  orders: readonly NewOrder[],
  newNumber: () => string,
): Promise<PlacedOrder[]> {
  return pipeline(
    tx,
    ...orders.map((order) => async (tx: Tx) => {
      let one: PlacedOrder | undefined
      while (!one) one = await insertOrder(tx, checkout, order, newNumber())
      return one
    }),
  )
}

/** @returns undefined where the number is taken */
function insertOrder(
  tx: Tx,
  { buyerId, userId, key, address, state, now }: Checkout,
  order: NewOrder,
  number: string,
): Promise<PlacedOrder | undefined> {
  const { label, recipient, phone, street, city, province, postalCode } = address
  const copy = JSON.stringify({ label, recipient, phone, street, city, province, postalCode })
  return tx
    .insertInto('orders')
    .values({
      number,
      buyer_id: buyerId,
      seller_id: order.sellerId,
      checkout_key: key,
      placed_by: userId,
      state,
      submitted_at: state === 'awaiting_confirmation' ? now : null,
      payment_type: order.paymentType,
      told_account_id: isTransferred(order.paymentType) ? accountToPayId(order.sellerId) : null,
      note: order.note,
      po_number: order.poNumber,
      wanted_day: order.requestedDay,
      confirm_by: order.confirmBy,
      pickup: order.pickup,
      address: copy,
      is_pkp: order.isPkp,
      tax_percent: order.taxPercent,
      goods_amount: order.amounts.goods,
      shop_voucher_id: order.shopVoucherId,
      seller_discount_amount: order.amounts.sellerDiscount,
      shipping_amount: order.amounts.shipping,
      shipping_tax_base: order.amounts.shippingTaxBase,
      shipping_tax: order.amounts.shippingTax,
      tax_base_amount: order.amounts.taxBase,
      tax_amount: order.amounts.tax,
      voucher_amount: order.amounts.voucher,
      total_amount: order.amounts.total,
      placed_at: now,
    })
    .onConflict((taken) => taken.column('number').doNothing())
    .returning(['id', 'number', 'seller_id as sellerId', 'total_amount as total'])
    .executeTakeFirst()
}

export interface NewLine {
  orderId: string
  position: number
  productId: number
  name: string
  unit: string
  packLabel: string
  packWeight: DecimalText
  material: string
  grade: string
  maker: string
  origin: string
  form: string
  units: DecimalText
  /** Units that come later, as the buyer accepted [SHOP-6]. */
  later: Later | null
  unitPrice: DecimalText
  amount: DecimalText
  discount: DecimalText
  taxBase: DecimalText
  tax: DecimalText
}

/** Writes the lines with the names and prices of this moment. */
export async function insertLines(tx: Tx, lines: readonly NewLine[]): Promise<void> {
  await tx
    .insertInto('order_lines')
    .values(
      lines.map(({ orderId, productId, packLabel, packWeight, unitPrice, taxBase, later, ...same }) => ({
        ...same,
        order_id: orderId,
        product_id: productId,
        pack_label: packLabel,
        pack_weight: packWeight,
        unit_price: unitPrice,
        tax_base: taxBase,
        units_beyond: later?.units ?? '0',
        lead_days: later?.days ?? null,
      })),
    )
    .execute()
}

export interface NewEvent {
  orderId: string
  event: HistoryEvent
  state: OrderState
  reason: string | null
}

/** Adds acts of a member, or of the system, to the history of orders [ORDER-4]. */
export async function insertEvents(tx: Tx, events: readonly NewEvent[], by: Member | null, now: Date): Promise<void> {
  await tx
    .insertInto('order_events')
    .values(
      events.map(({ orderId, event, state, reason }) => ({
        order_id: orderId,
        event,
        state,
        reason,
        user_id: by?.userId,
        company_id: by?.companyId,
        at: now,
      })),
    )
    .execute()
}
