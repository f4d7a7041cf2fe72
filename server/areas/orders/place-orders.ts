import { createHash } from 'node:crypto'
import type { Buyer } from '#domain/accounts/actor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import type { CompanyId } from '#domain/ids.ts'
import { amountText, type DecimalText, isSame } from '#domain/money.ts'
import { orderNumber } from '#domain/orders/number.ts'
import { wantedDayObstacle } from '#domain/orders/wanted-day.ts'
import { Refusal } from '#domain/refusal.ts'
import { creditDays } from '#domain/subscriptions/payment-type.ts'
import { lockPlace } from '#server/areas/accounts/public.ts'
import { deleteLines, lockLines } from '#server/areas/cart/public.ts'
import { lockStocks, takeStock } from '#server/areas/catalogue/public.ts'
import { type CompanyAddress, findAddress } from '#server/areas/companies/public.ts'
import { lockVoucher, markVoucherUsed } from '#server/areas/loyalty/public.ts'
import { spendAgreements } from '#server/areas/negotiations/public.ts'
import { lockCredit } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { randomCode } from '#server/platform/random-code.ts'
import { announcePlaced } from './announce-placed.ts'
import { choosePayments, type SellerChoice } from './choose-payments.ts'
import { applyVoucher, type VoucherQuote } from './choose-voucher.ts'
import { findCredits } from './find-credits.ts'
import { findPassedLimit } from './find-passed-limit.ts'
import {
  claimKey,
  findKeyHash,
  findOrdersOfKey,
  insertLines,
  insertOrders,
  type NewLine,
  type NewOrder,
  type PlacedOrder,
  saveVoucherOfCheckout,
} from './queries.ts'
import { type Quote, quoteLines } from './quote.ts'

// a thousand million codes a day: one that is taken is rare, and short enough to be told by telephone
const CODE_LENGTH = 6

export interface OrderRequest {
  /** Made by the client, one for each intention to order [ORDER-2]. */
  key: string
  addressId: string
  lineIds: readonly string[]
  sellers: readonly SellerChoice[]
  voucherId: string | null
  /** The total shown on the page. */
  total: DecimalText
}

export interface Placed {
  orders: PlacedOrder[]
  /** They exceeded the purchaser's limit and wait for a colleague's approval. */
  waited: boolean
}

/**
 * Places one order per seller for the ticked lines, all or none, and takes the stock; the same key returns the same
 * orders [ORDER-1, ORDER-2, ORDER-3]. Orders above the purchaser's limit wait for approval with their stock taken, so
 * that it is still there days later [ORDER-4, ROLE-10]. Cart, negotiated prices and reordering all end here.
 * @throws Refusal key_reused | address_not_found | voucher_not_found | voucher_used | voucher_expired |
 *   voucher_below_minimum | wanted_day_passed | wanted_day_too_far | cart_line_not_found | not_subscribed | no_payment_type | payment_type_not_offered |
 *   credit_exceeded | no_shipping | not_enough_stock and the other obstacles of a line | price_changed | not_allowed
 */
export function placeOrders(deps: Deps, buyer: Buyer, request: OrderRequest): Promise<Placed> {
  return deps.db.transaction().execute((tx) => placeIn(tx, buyer, request, deps.now()))
}

async function placeIn(tx: Tx, buyer: Buyer, request: OrderRequest, now: Date): Promise<Placed> {
  // waits for a running request with this key; a refused one leaves no key behind and may be repeated
  const hash = hashRequest(request)
  const isFirst = await claimKey(tx, buyer.companyId, request.key, hash, now)
  if (!isFirst) return answerAgain(tx, buyer.companyId, request.key, hash)

  checkWantedDays(request, now)
  const address = await findAddress(tx, buyer.companyId, request.addressId)
  if (!address) throw new Refusal('address_not_found', { field: 'alamat_id' })
  const purchaser = await lockPlace(tx, buyer)
  if (!purchaser || !mayDo({ ...buyer, role: purchaser.role }, 'order.place')) throw new Refusal('not_allowed')
  const onCredit = request.sellers.filter(({ paymentType }) => creditDays(paymentType) !== null)
  if (onCredit.length > 0)
    await lockCredit(
      tx,
      buyer.companyId,
      onCredit.map(({ sellerId }) => sellerId),
    )
  const quote = await lockAndQuote(tx, buyer.companyId, request, address, now)
  const obstacle = quote.sellers.find((one) => one.obstacle)?.obstacle ?? quote.obstacle
  if (obstacle) throw obstacle
  if (!isSame(quote.total, request.total)) throw new Refusal('price_changed', { field: 'total' })
  const sellerIds = quote.sellers.map(({ seller }) => seller.id)
  const choices = choosePayments(quote, request.sellers, await findCredits(tx, buyer.companyId, sellerIds))

  const waits = (await findPassedLimit(tx, buyer, purchaser, quote.total, now)) !== null
  const state = waits ? 'awaiting_approval' : 'awaiting_confirmation'
  const checkout = { buyerId: buyer.companyId, userId: buyer.userId, key: request.key, address, state, now } as const
  const newNumber = () => orderNumber(randomCode(CODE_LENGTH), now)
  const placed = await insertOrders(tx, checkout, newOrders(quote, choices), newNumber)
  await insertLines(tx, newLines(placed, quote))
  if (!(await spendAgreements(tx, agreementsUsed(placed, quote))))
    throw new Refusal('price_changed', { field: 'total' })
  if (request.voucherId) await spendVoucher(tx, buyer.companyId, { ...request, voucherId: request.voucherId }, now)
  await takeStock(
    tx,
    quote.sellers.flatMap(({ lines }) => lines),
  )
  await deleteLines(tx, buyer.companyId, request.lineIds)
  await announcePlaced(tx, buyer, { placed, state }, now)
  return { orders: placed, waited: waits }
}

function checkWantedDays({ sellers }: OrderRequest, now: Date): void {
  for (const [index, { wantedDay }] of sellers.entries()) {
    const obstacle = wantedDay && wantedDayObstacle(wantedDay, now)
    if (obstacle) throw new Refusal(obstacle, { field: `seller.${index}.tanggal_kirim_diminta` })
  }
}

/**
 * Purchaser and credit are locked already; here follow the voucher, cart lines and stocks: always in this order, so
 * that requests wait for each other and never deadlock.
 */
async function lockAndQuote(
  tx: Tx,
  buyerId: CompanyId,
  { lineIds, voucherId }: OrderRequest,
  address: CompanyAddress,
  now: Date,
): Promise<VoucherQuote> {
  const voucher = voucherId === null ? undefined : await lockVoucher(tx, buyerId, voucherId)
  const lines = await lockLines(tx, buyerId, lineIds)
  if (lines.length < new Set(lineIds).size) throw new Refusal('cart_line_not_found', { field: 'cart_id' })
  await lockStocks(
    tx,
    lines.map((line) => line.productId),
  )
  const quote = await quoteLines(tx, buyerId, lines, address, now)
  return voucherId === null ? { ...quote, discount: '0.00', obstacle: null } : applyVoucher(quote, voucher, now)
}

/** A voucher is used in one checkout only. */
async function spendVoucher(
  tx: Tx,
  buyerId: CompanyId,
  { key, voucherId }: { key: string; voucherId: string },
  now: Date,
): Promise<void> {
  await saveVoucherOfCheckout(tx, buyerId, key, voucherId)
  await markVoucherUsed(tx, voucherId, now)
}

function newOrders(quote: Quote, choices: Map<string, SellerChoice>): NewOrder[] {
  return quote.sellers.map((one) => ({
    sellerId: one.seller.id,
    paymentType: choices.get(one.seller.id)?.paymentType ?? '',
    note: choices.get(one.seller.id)?.note || null,
    poNumber: choices.get(one.seller.id)?.poNumber ?? null,
    wantedDay: choices.get(one.seller.id)?.wantedDay ?? null,
    taxPercent: one.taxRate?.percent ?? '0',
    isPkp: one.seller.isPkp,
    amounts: one.amounts,
  }))
}

function newLines(placed: readonly PlacedOrder[], quote: Quote): NewLine[] {
  const orderIds = new Map(placed.map((order) => [order.sellerId, order.id]))
  return quote.sellers.flatMap(({ seller, lines }) =>
    lines.map(({ product, units, unitPrice, amounts }, index) => ({
      orderId: orderIds.get(seller.id) ?? '',
      position: index + 1,
      productId: product.productId,
      name: product.name,
      unit: product.unit,
      packLabel: product.packLabel,
      units,
      unitPrice: unitPrice ?? '',
      amount: amounts.amount,
      taxBase: amounts.base,
      tax: amounts.tax,
    })),
  )
}

/** The agreed prices that apply to these orders: each is used once [NEGO-12]. */
function agreementsUsed(placed: readonly PlacedOrder[], quote: Quote) {
  const orderIds = new Map(placed.map((order) => [order.sellerId, order.id]))
  return quote.sellers.flatMap(({ seller, lines }) =>
    lines.flatMap(({ nego }) => {
      if (!nego?.agreement || !nego.effect?.holds) return []
      return { negotiationId: nego.agreement.negotiationId, orderId: orderIds.get(seller.id) ?? '' }
    }),
  )
}

async function answerAgain(tx: Tx, buyerId: CompanyId, key: string, hash: Buffer): Promise<Placed> {
  const first = await findKeyHash(tx, buyerId, key)
  if (!first?.equals(hash)) throw new Refusal('key_reused', { field: 'kunci' })
  return findOrdersOfKey(tx, buyerId, key)
}

/** SHA-256 of a request's content in canonical order; the same key must come with the same hash. */
function hashRequest({ addressId, lineIds, sellers, voucherId, total }: Omit<OrderRequest, 'key'>): Buffer {
  const choices = sellers.map(({ sellerId, paymentType, note, poNumber, wantedDay }) => [
    sellerId,
    paymentType,
    note ?? '',
    poNumber ?? '',
    wantedDay ?? '',
  ])
  const canonical = [
    addressId,
    [...new Set(lineIds)].sort(),
    choices.sort((one, other) => ((one[0] ?? '') < (other[0] ?? '') ? -1 : 1)),
    voucherId,
    amountText(total),
  ]
  return createHash('sha256').update(JSON.stringify(canonical)).digest()
}
