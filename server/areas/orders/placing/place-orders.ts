import { createHash } from 'node:crypto'
import type { Buyer } from '#domain/accounts/actor.ts'
import { weekdaysText } from '#domain/days/weekdays.ts'
import type { CompanyId } from '#domain/ids.ts'
import { amountText, type DecimalText, isSame, quantityText } from '#domain/money.ts'
import { passedLimit } from '#domain/orders/approval.ts'
import { deliversOn } from '#domain/orders/delivery/delivery-days.ts'
import { requestedDayObstacle } from '#domain/orders/delivery/requested-day.ts'
import { changedLines, type LineFacts } from '#domain/orders/line-changes.ts'
import { orderNumber } from '#domain/orders/number.ts'
import { Refusal } from '#domain/refusal.ts'
import { creditDays } from '#domain/subscriptions/payment-type.ts'
import { lockMembership } from '#server/areas/accounts/public.ts'
import { deleteLines, lockLines } from '#server/areas/cart/public.ts'
import { takeStock } from '#server/areas/catalogue/public.ts'
import { companyName, findAddress } from '#server/areas/companies/public.ts'
import { lockVoucher, markVoucherUsed } from '#server/areas/loyalty/public.ts'
import { spendAgreements } from '#server/areas/negotiations/public.ts'
import { openReceivables } from '#server/areas/receivables/public.ts'
import { lockSelected } from '#server/areas/seller-vouchers/public.ts'
import { lockCredit } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Tx } from '#server/platform/database.ts'
import { randomCode } from '#server/platform/random-code.ts'
import {
  claimKey,
  findKeyHash,
  findOrdersOfKey,
  insertLines,
  insertOrders,
  type ShownOrder,
  saveVoucherOfCheckout,
} from '../queries.ts'
import { holdPickups } from '../queries-delivery.ts'
import { announcePlaced } from './announce-placed.ts'
import { checkLeadTimes } from './check-stocks.ts'
import { choosePayments, type SellerChoice } from './choose-payments.ts'
import { applyChosen, applyVoucher, isVerifiedFor, withoutVoucher } from './choose-vouchers.ts'
import { notifyOwners, validateDeals } from './deals-of-owner.ts'
import { findCredits } from './find-credits.ts'
import { findReserved } from './find-passed-limit.ts'
import { areStillSo, type Hold, OrderedHasChanged, productsFor } from './products-for.ts'
import { countShopVoucherUses } from './queries-shop-vouchers.ts'
import { obstacleOf, type Quote, quoteLines, sellersOf } from './quote.ts'
import { agreementsUsed, dealsPaid, goodsTaken, newLines, newOrders, toBePaid } from './written-orders.ts'

// a thousand million codes a day: one that is taken is rare, and short enough to be read out by telephone
const CODE_LENGTH = 6

export interface OrderRequest {
  /** Made by the client, one for each intention to order [ORDER-2]. */
  key: string
  addressId: string
  lineIds: readonly string[]
  sellers: readonly SellerChoice[]
  voucherId: string | null
  /** Vouchers of shops, at most one a seller. */
  shopVoucherIds: readonly string[]
  /** The sellers whose goods the company picks up. */
  pickups: readonly string[]
  /** The total shown on the page. */
  total: DecimalText
  /** The lines shown on it; none where the total alone is known. */
  expected: readonly LineFacts[]
}

export interface Placed {
  orders: ShownOrder[]
  /** They exceeded the purchaser's limit and wait for a colleague's approval. */
  waited: boolean
}

/**
 * Places one order per seller for the ticked lines, all or none, and takes the stock; the same key returns the same
 * orders [ORDER-1, ORDER-2, ORDER-3]. Orders above the purchaser's limit wait for approval with their stock taken, so
 * that it is still there days later [ORDER-4, ROLE-10]. Cart, negotiated prices and reordering all end here.
 * @throws Refusal key_reused | address_not_found | voucher_not_found | voucher_used | voucher_expired |
 *   voucher_below_minimum | those of applyChosen | wanted_day_passed | wanted_day_too_far | cart_line_not_found | not_subscribed | shop_shut | no_payment_type | payment_type_not_offered |
 *   lead_time_not_accepted | lead_time_changed |
 *   credit_late | credit_exceeded | no_shipping | no_pickup | wanted_day_no_delivery | wanted_day_no_pickup | not_enough_stock and the other obstacles of a line | lines_hindered | goods_changed | price_changed | not_allowed
 */
export async function placeOrders(deps: Deps, buyer: Buyer, request: OrderRequest): Promise<Placed> {
  const place = (hold: Hold) =>
    deps.db.transaction().execute((tx) => placeIn(tx, buyer, request, { hold, now: deps.now() }))
  try {
    return await place('last')
  } catch (error) {
    if (error instanceof OrderedHasChanged) return place('first')
    throw error
  }
}

async function placeIn(
  tx: Tx,
  buyer: Buyer,
  request: OrderRequest,
  { hold, now }: { hold: Hold; now: Date },
): Promise<Placed> {
  // waits for a running request with this key; a refused one leaves no key behind and may be repeated
  const hash = hashRequest(request)
  const claimed = await claimAndLock(tx, buyer, request, hash, now)
  const { isFirst, address, purchaser, voucher, shopVouchers, lines, buyerName } = claimed
  if (!isFirst) return answerAgain(tx, buyer.companyId, request.key, hash)

  checkRequestedDays(request, now)
  if (!address) throw new Refusal('address_not_found', { field: 'alamat_id' })
  if (!purchaser) throw new Refusal('not_allowed')
  if (lines.length < new Set(request.lineIds).size) throw new Refusal('cart_line_not_found', { field: 'cart_id' })
  const { products, areLocked } = await productsFor(tx, lines, { hold, now })
  const ordered = { lines, products }
  const [plain, creditOf, reserved, uses] = await pipeline(
    tx,
    (tx) => quoteLines(tx, buyer.companyId, ordered, { address, pickups: new Set(request.pickups) }, now),
    (tx) => findCredits(tx, buyer.companyId, sellersOf(ordered), now),
    (tx) => findReserved(tx, buyer, purchaser, now),
    (tx) => countShopVoucherUses(tx, { ids: request.shopVoucherIds, buyerId: buyer.companyId }),
  )
  const obstacle = obstacleOf(plain)
  if (obstacle) throw obstacle
  const sold = applyChosen(plain, shopVouchers, uses, request.shopVoucherIds, now)
  const isVerified = await isVerifiedFor(tx, buyer, [voucher])
  const quote = request.voucherId === null ? withoutVoucher(sold) : applyVoucher(sold, voucher, { now, isVerified })
  if (quote.obstacle) throw quote.obstacle
  checkDeliveryDays(request, quote)
  checkLines(request, quote)
  if (!isSame(quote.total, request.total)) throw new Refusal('price_changed', { field: 'total' })
  checkLeadTimes(request, quote)
  const choices = choosePayments(quote, request.sellers, creditOf)

  const waits = passedLimit(purchaser, { total: quote.total, reserved }) !== null
  const state = waits ? 'awaiting_approval' : 'awaiting_confirmation'
  const checkout = { buyerId: buyer.companyId, userId: buyer.userId, key: request.key, address, state, now } as const
  const newNumber = () => orderNumber(randomCode(CODE_LENGTH), now)
  const [placed, ofOwner] = await pipeline(
    tx,
    (tx) => insertOrders(tx, checkout, newOrders(quote, choices, waits ? null : now), newNumber),
    (tx) => validateDeals(tx, waits ? [] : dealsPaid(quote)),
  )
  // locks without contention come first; then stocks before lines and agreements, since renaming or withdrawing a
  // product locks its stock, and then these
  const [, , , , , locked, areSpent] = await pipeline(
    tx,
    (tx) => spendVoucher(tx, buyer.companyId, request, now),
    (tx) => openReceivables(tx, toBePaid(placed, buyer.companyId, choices), now),
    (tx) => deleteLines(tx, buyer.companyId, request.lineIds),
    (tx) => announcePlaced(tx, buyer, { placed, state, buyerName }, now),
    (tx) => notifyOwners(tx, placed, ({ sellerId }) => ofOwner.get(sellerId), now),
    (tx) => takeStock(tx, goodsTaken(placed, quote), now),
    (tx) => spendAgreements(tx, agreementsUsed(placed, quote)),
    (tx) => insertLines(tx, newLines(placed, quote)),
  )
  if (areLocked && !locked) throw new Error('a stock that was locked holds less than was read of it')
  if (!areLocked && !(locked && areStillSo(ordered, locked))) throw new OrderedHasChanged()
  if (!areSpent) throw new Refusal('price_changed', { field: 'total' })
  const nameOf = new Map(quote.sellers.map(({ seller }) => [seller.id, seller.name]))
  return {
    orders: placed.map((order) => ({ ...order, sellerName: nameOf.get(order.sellerId) ?? '' })),
    waited: waits,
  }
}

/**
 * Claims the key and locks the purchaser, the credit, the voucher, the vouchers of shops, the cart lines and where goods
 * are fetched; stocks and agreed prices follow: always in this order, so that requests wait for each other and never
 * deadlock.
 */
async function claimAndLock(tx: Tx, buyer: Buyer, request: OrderRequest, hash: Buffer, now: Date) {
  const { companyId } = buyer
  const onCredit = request.sellers.filter(({ paymentType }) => creditDays(paymentType) !== null)
  const [isFirst, purchaser, , voucher, shopVouchers, lines, address, buyerName] = await pipeline(
    tx,
    (tx) => claimKey(tx, companyId, request.key, hash, now),
    (tx) => lockMembership(tx, buyer),
    (tx) =>
      lockCredit(
        tx,
        companyId,
        onCredit.map(({ sellerId }) => sellerId),
      ),
    async (tx) => (request.voucherId === null ? undefined : lockVoucher(tx, companyId, request.voucherId)),
    (tx) => lockShopVouchers(tx, companyId, request),
    (tx) => lockLines(tx, companyId, request.lineIds),
    (tx) => findAddress(tx, companyId, request.addressId),
    (tx) => companyName(tx, companyId),
    async (tx) => request.pickups.length > 0 && holdPickups(tx, request.pickups),
  )
  return { isFirst, address, purchaser, voucher, shopVouchers, lines, buyerName }
}

async function lockShopVouchers(tx: Tx, buyerId: CompanyId, { shopVoucherIds, sellers }: OrderRequest) {
  if (shopVoucherIds.length === 0) return []
  const sellerIds = sellers.map(({ sellerId }) => sellerId)
  return lockSelected(tx, buyerId, sellerIds, shopVoucherIds)
}

function checkRequestedDays({ sellers, pickups }: OrderRequest, now: Date): void {
  for (const [index, { sellerId, requestedDay }] of sellers.entries()) {
    const obstacle = requestedDay && requestedDayObstacle(requestedDay, now)
    const words = { way: pickups.includes(sellerId) ? 'ambil' : 'kirim' }
    if (obstacle) throw new Refusal(obstacle, { field: `seller.${index}.tanggal_kirim_diminta`, words })
  }
}

/** Goods are delivered on days of their seller; they are fetched on these, where neither it nor the country is closed [SHOP-8]. */
function checkDeliveryDays({ sellers }: OrderRequest, quote: Quote): void {
  const quoted = new Map(quote.sellers.map((one) => [one.seller.id, one]))
  for (const [index, { sellerId, requestedDay }] of sellers.entries()) {
    const one = quoted.get(sellerId)
    if (!one || !requestedDay) continue
    const isFetched = one.pickup !== null
    if (deliversOn(one.delivery, requestedDay) && !(isFetched && one.closed.has(requestedDay))) continue
    const days = weekdaysText(one.delivery.weekdays)
    const words = { seller: one.seller.name, days: days && ` (${isFetched ? 'hari buka' : 'hari kirim'} ${days})` }
    const code = isFetched ? 'wanted_day_no_pickup' : 'wanted_day_no_delivery'
    throw new Refusal(code, { field: `seller.${index}.tanggal_kirim_diminta`, words })
  }
}

/** What is ordered is what was shown; equal totals do not mean equal lines [ORDER-3]. */
function checkLines({ expected }: OrderRequest, { sellers }: Quote): void {
  const now = sellers.flatMap((one) =>
    one.lines.map(({ id, product, units, unitPrice }) => ({ ...product, id, units, price: unitPrice })),
  )
  const lines = changedLines(expected, now)
  if (lines !== '') throw new Refusal('goods_changed', { field: 'dilihat', words: { lines } })
}

/** A voucher is used in one checkout only. */
async function spendVoucher(
  tx: Tx,
  buyerId: CompanyId,
  { key, voucherId }: Pick<OrderRequest, 'key' | 'voucherId'>,
  now: Date,
): Promise<void> {
  if (voucherId === null) return
  await pipeline(
    tx,
    (tx) => saveVoucherOfCheckout(tx, buyerId, key, voucherId),
    (tx) => markVoucherUsed(tx, voucherId, now),
  )
}

async function answerAgain(tx: Tx, buyerId: CompanyId, key: string, hash: Buffer): Promise<Placed> {
  const first = await findKeyHash(tx, buyerId, key)
  if (!first?.equals(hash)) throw new Refusal('key_reused', { field: 'kunci' })
  return findOrdersOfKey(tx, buyerId, key)
}

/**
 * SHA-256 of a request's content in canonical order; the same key must come with the same hash. Expected versions are
 * left out: they only decide whether to ask for confirmation.
 */
function hashRequest(request: Omit<OrderRequest, 'key' | 'expected'>): Buffer {
  const { addressId, lineIds, sellers, voucherId, shopVoucherIds, pickups, total } = request
  const choices = sellers.map(({ sellerId, paymentType, note, poNumber, requestedDay, accepted }) => [
    sellerId,
    paymentType,
    note ?? '',
    poNumber ?? '',
    requestedDay ?? '',
    ...accepted.map(({ lineId, units, days }) => `${lineId} ${quantityText(units)} ${days}`).sort(),
  ])
  const canonical = [
    addressId,
    [...new Set(lineIds)].sort(),
    choices.sort((one, other) => ((one[0] ?? '') < (other[0] ?? '') ? -1 : 1)),
    voucherId,
    amountText(total),
    [...new Set(pickups)].sort(),
    [...new Set(shopVoucherIds)].sort(),
  ]
  return createHash('sha256').update(JSON.stringify(canonical)).digest()
}
