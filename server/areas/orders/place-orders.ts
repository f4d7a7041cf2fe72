import type { Buyer } from '#domain/accounts/actor.ts'
import type { CompanyId } from '#domain/ids.ts'
import { type DecimalText, decimal } from '#domain/money.ts'
import { noticeOf } from '#domain/orders/notice.ts'
import { orderNumber } from '#domain/orders/number.ts'
import { Refusal } from '#domain/refusal.ts'
import { deleteLines, lockLines } from '#server/areas/cart/public.ts'
import { lockStocks, takeStock } from '#server/areas/catalogue/public.ts'
import { type CompanyAddress, findAddress, findCompanies } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { choosePayments, type SellerChoice } from './choose-payments.ts'
import {
  claimKey,
  findKeyHash,
  findOrdersOfKey,
  insertEvents,
  insertLines,
  insertOrders,
  type NewLine,
  type NewOrder,
  nextOrderCounts,
  type PlacedOrder,
} from './queries.ts'
import { type Quote, quoteLines } from './quote.ts'
import { hashRequest } from './request-hash.ts'

export interface OrderRequest {
  /** Made by the client for this one intention to order (ORDER-2). */
  key: string
  addressId: string
  lineIds: readonly string[]
  sellers: readonly SellerChoice[]
  /** The total that the page showed. */
  total: DecimalText
}

/**
 * Places one order a seller for the ticked lines, all or none, and takes the stock; asked again with the same key it
 * gives the same orders [ORDER-1, ORDER-2, ORDER-3].
 * @throws Refusal key_reused | address_not_found | cart_line_not_found | not_subscribed | no_payment_type |
 *   payment_type_not_offered | no_shipping | not_enough_stock and the other obstacles of a line | price_changed
 */
export function placeOrders(deps: Deps, buyer: Buyer, request: OrderRequest): Promise<PlacedOrder[]> {
  return deps.db.transaction().execute((tx) => placeIn(tx, buyer, request, deps.now()))
}

async function placeIn(tx: Tx, buyer: Buyer, request: OrderRequest, now: Date): Promise<PlacedOrder[]> {
  // waits for a running request with this key; what was refused has left no key behind and may be tried again
  const hash = hashRequest(request)
  const isFirst = await claimKey(tx, buyer.companyId, request.key, hash, now)
  if (!isFirst) return answerAgain(tx, buyer.companyId, request.key, hash)

  const address = await findAddress(tx, buyer.companyId, request.addressId)
  if (!address) throw new Refusal('address_not_found', { field: 'alamat_id' })
  const quote = await lockAndQuote(tx, buyer.companyId, request.lineIds, address, now)
  const obstacle = quote.sellers.find((one) => one.obstacle)?.obstacle
  if (obstacle) throw obstacle
  const choices = choosePayments(quote, request.sellers)
  if (!decimal(quote.total).equals(request.total)) throw new Refusal('price_changed', { field: 'total' })

  const checkout = { buyerId: buyer.companyId, userId: buyer.userId, key: request.key, address, now }
  const placed = await insertOrders(tx, checkout, await newOrders(tx, quote, choices, now))
  await insertLines(tx, newLines(placed, quote))
  await takeStock(
    tx,
    quote.sellers.flatMap(({ lines }) => lines),
  )
  await deleteLines(tx, buyer.companyId, request.lineIds)
  await announce(tx, buyer, placed, now)
  return placed
}

/** Locks in one order (cart lines, then stocks by product), so that requests wait for each other and never deadlock. */
async function lockAndQuote(
  tx: Tx,
  buyerId: CompanyId,
  lineIds: readonly string[],
  address: CompanyAddress,
  now: Date,
): Promise<Quote> {
  const lines = await lockLines(tx, buyerId, lineIds)
  if (lines.length < new Set(lineIds).size) throw new Refusal('cart_line_not_found', { field: 'cart_id' })
  await lockStocks(
    tx,
    lines.map((line) => line.productId),
  )
  return quoteLines(tx, buyerId, lines, address, now)
}

async function newOrders(tx: Tx, quote: Quote, choices: Map<string, SellerChoice>, now: Date): Promise<NewOrder[]> {
  const counts = await nextOrderCounts(tx, quote.sellers.length)
  return quote.sellers.map((one, index) => ({
    number: orderNumber(counts[index] ?? 0, now),
    sellerId: one.seller.id,
    paymentType: choices.get(one.seller.id)?.paymentType ?? '',
    note: choices.get(one.seller.id)?.note || null,
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

async function announce(tx: Tx, buyer: Buyer, placed: readonly PlacedOrder[], now: Date): Promise<void> {
  const companyName = (await findCompanies(tx, [buyer.companyId])).get(buyer.companyId)?.name ?? ''
  await insertEvents(
    tx,
    placed.map(({ id }) => ({ orderId: id, event: 'place', state: 'menunggu_konfirmasi', reason: null })),
    buyer,
    now,
  )
  const notices = placed.map(({ id, number, sellerId }) => ({
    companyId: sellerId,
    kind: 'order',
    ...noticeOf({ event: 'place', by: 'buyer', companyName, orderId: id, orderNumber: number }),
  }))
  await notify(tx, notices, now)
}

async function answerAgain(tx: Tx, buyerId: CompanyId, key: string, hash: Buffer): Promise<PlacedOrder[]> {
  const first = await findKeyHash(tx, buyerId, key)
  if (!first?.equals(hash)) throw new Refusal('key_reused', { field: 'kunci' })
  return findOrdersOfKey(tx, buyerId, key)
}
