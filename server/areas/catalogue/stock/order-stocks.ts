import { businessDay } from '#domain/business-day.ts'
import { type ChosenLot, chosenFirst, type LotUnits } from '#domain/catalogue/stock/first-expired.ts'
import { formatDay, formatQuantity } from '#domain/format.ts'
import { type DecimalText, decimal, isMore, quantityText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import {
  expireLots,
  findExpired,
  findExpiredLots,
  findLotsToTake,
  findProductsExpiring,
  lockBalances,
  type Movement,
  moveStocks,
} from './queries-ledger.ts'
import { productsToOrder, type Quantity } from './queries-ordering.ts'

/**
 * Moves goods of an order: 'release' frees what it reserved, 'return' brings back what was shipped [SHOP-5, ORDER-4].
 */
export async function moveGoods(
  tx: Tx,
  orderId: string,
  act: 'release' | 'return',
  goods: readonly Quantity[],
  now: Date,
): Promise<void> {
  const moves = { release, return: bringBack }
  await moves[act](tx, orderId, goods, now)
}

async function release(tx: Tx, orderId: string, goods: readonly Quantity[], now: Date): Promise<void> {
  const released = goods.map(
    ({ productId, units }): Movement => ({ productId, kind: 'release', reserved: negative(units), orderId }),
  )
  await lockBalances(tx, idsOf(goods))
  await moveStocks(tx, released, now)
}

async function bringBack(tx: Tx, orderId: string, goods: readonly Quantity[], now: Date): Promise<void> {
  const returned = goods.map(
    ({ productId, units }): Movement => ({ productId, kind: 'return', onHand: units, orderId }),
  )
  await lockBalances(tx, idsOf(goods))
  await moveStocks(tx, returned, now)
}

/** The shipped units of a product, some of them from chosen lots. */
interface ShippedGoods extends Quantity {
  chosen: readonly ChosenLot[]
}

/**
 * Ships goods of an order: they leave the lots that were chosen, then those that expire first, and no lot last [SHOP-5,
 * SHIP-1]. @returns what was taken of which lots, by product
 * @throws Refusal not_on_hand | on_hand_expired | lot_expired | lot_not_sellable | lot_holds_less
 */
export async function shipGoods(
  tx: Tx,
  orderId: string,
  goods: readonly ShippedGoods[],
  now: Date,
): Promise<Map<number, LotUnits[]>> {
  const there = await lockThere(tx, goods, now)
  for (const { productId, units, chosen } of goods) {
    const { onHand = '0', expired = '0' } = there.balances.get(productId) ?? {}
    const left = decimal(onHand).minus(expired)
    if (isMore(units, left)) throw await notThere(tx, 'not_on_hand', productId, quantityText(left))
    const lots = there.lots.get(productId) ?? []
    const missing = chosen.filter(({ number }) => !lots.some((lot) => lot.number === number))
    if (missing.length > 0) await refuseExpired(tx, productId, missing)
  }
  return take(tx, goods, there.lots, (units) => ({ kind: 'shipment', onHand: units, reserved: units, orderId }), now)
}

/** The units that an undone shipment had taken of a product from one lot, or from none. */
export interface UnshippedGoods extends Quantity {
  lotId: number | null
}

/**
 * Brings goods back that were recorded as shipped by mistake: into the lots they had left, and reserved by their order
 * again [SHIP-1, SHOP-5]. Goods of an expired lot may not be sold.
 */
export async function unshipGoods(
  tx: Tx,
  orderId: string,
  goods: readonly UnshippedGoods[],
  reason: string,
  now: Date,
): Promise<void> {
  await lockBalances(tx, idsOf(goods))
  const expiredIds = await findExpired(
    tx,
    goods.flatMap(({ lotId }) => lotId ?? []),
  )
  const back = goods.map(({ productId, units, lotId }): Movement => {
    const moved = { productId, kind: 'shipment' as const, onHand: units, reserved: units, orderId, reason }
    if (lotId === null) return moved
    return { ...moved, lotId, inLots: units, ...(expiredIds.has(lotId) && { expired: units }) }
  })
  await moveStocks(tx, back, now)
}

/**
 * Ships goods in place of others of an order: they leave the lots that expire first, and no lot last, and are taken from
 * what no order holds [CLAIM-1, SHOP-5]. @returns what was taken of which lots, by product
 * @throws Refusal replacement_not_there
 */
export async function replaceGoods(
  tx: Tx,
  orderId: string,
  goods: readonly Quantity[],
  now: Date,
): Promise<Map<number, LotUnits[]>> {
  const there = await lockThere(tx, goods, now)
  for (const { productId, units } of goods) {
    const { onHand = '0', expired = '0', reserved = '0' } = there.balances.get(productId) ?? {}
    const free = decimal(onHand).minus(expired).minus(reserved)
    if (isMore(units, free))
      throw await notThere(tx, 'replacement_not_there', productId, quantityText(isMore(free, 0) ? free : 0))
  }
  const loose = goods.map((one) => ({ ...one, chosen: [] }))
  return take(tx, loose, there.lots, (units) => ({ kind: 'replacement', onHand: units, orderId }), now)
}

/** Stocks of goods, locked until commit, after expired lots were taken out. */
async function lockThere(tx: Tx, goods: readonly Quantity[], now: Date) {
  const productIds = idsOf(goods)
  await lockBalances(tx, productIds)
  await expireLots(tx, productIds, { today: businessDay(now), now })
  const balances = await lockBalances(tx, productIds)
  return { balances, lots: await findLotsToTake(tx, productIds) }
}

/** Takes goods out of their lots. @returns what was taken of which lots, by product */
async function take(
  tx: Tx,
  goods: readonly ShippedGoods[],
  lots: Awaited<ReturnType<typeof findLotsToTake>>,
  movement: Parameters<typeof movementsOf>[1],
  now: Date,
): Promise<Map<number, LotUnits[]>> {
  const taken = goods.map(({ productId, units, chosen }) => ({
    productId,
    ...chosenFirst(lots.get(productId) ?? [], units, chosen),
  }))
  await moveStocks(
    tx,
    taken.flatMap((one) => movementsOf(one, movement)),
    now,
  )
  return new Map(taken.map((one) => [one.productId, one.taken]))
}

interface Taken {
  productId: number
  taken: readonly LotUnits[]
  /** From no lot. */
  loose: DecimalText
}

/** One movement a lot; `changeOf` gets the units that leave, negative. */
function movementsOf(
  { productId, taken, loose }: Taken,
  changeOf: (units: DecimalText) => Omit<Movement, 'productId'>,
): Movement[] {
  const movements = [...taken, ...(isMore(loose, 0) ? [{ lotId: undefined, units: loose }] : [])]
  return movements.map(({ lotId, units }) => ({
    productId,
    ...changeOf(negative(units)),
    ...(lotId !== undefined && { lotId, inLots: negative(units) }),
  }))
}

/** @throws Refusal lot_expired, naming the last day of the first of these lots that no longer counts as good */
async function refuseExpired(tx: Tx, productId: number, chosen: readonly ChosenLot[]): Promise<void> {
  const expired = await findExpiredLots(tx, [productId])
  for (const { number } of chosen) {
    const lot = expired.find((one) => one.number === number)
    if (lot) throw new Refusal('lot_expired', { field: 'baris', words: { lot: number, day: formatDay(lot.expiresOn) } })
  }
}

async function notThere(
  tx: Tx,
  code: 'not_on_hand' | 'replacement_not_there',
  productId: number,
  left: DecimalText,
): Promise<Refusal> {
  const product = (await productsToOrder(tx, [productId])).get(productId)
  const words = { product: product?.name ?? '', left: formatQuantity(left), unit: product?.unit ?? '' }
  const expiredIds = await findExpiredLots(tx, [productId])
  if (code === 'replacement_not_there' || expiredIds.length === 0) return new Refusal(code, { words })
  const lots = expiredIds.map(
    ({ number, units, expiresOn }) =>
      `lot ${number} (${formatQuantity(quantityText(units))} ${words.unit}, sampai ${formatDay(expiresOn)})`,
  )
  return new Refusal('on_hand_expired', { words: { ...words, lots: lots.join(', ') } })
}

function idsOf(goods: readonly Quantity[]): number[] {
  return goods.map(({ productId }) => productId)
}

function negative(units: DecimalText): DecimalText {
  return quantityText(decimal('0').minus(units))
}

const PRODUCTS_AT_ONCE = 200

/** Takes expired lots from what may be sold; nodes may run it concurrently [SHOP-5]. @returns whether more may wait */
export async function expireSome(tx: Tx, now: Date): Promise<boolean> {
  const today = businessDay(now)
  const productIds = await findProductsExpiring(tx, today, PRODUCTS_AT_ONCE)
  await lockBalances(tx, productIds)
  await expireLots(tx, productIds, { today, now })
  return productIds.length === PRODUCTS_AT_ONCE
}
