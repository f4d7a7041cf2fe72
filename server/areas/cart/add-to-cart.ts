import type { Buyer } from '#domain/accounts/actor.ts'
import { checkStock, checkSum, checkUnits, mostUnits } from '#domain/cart/check-units.ts'
import { raisedUnits } from '#domain/cart/nearest-units.ts'
import { stepAt } from '#domain/catalogue/prices/price-step.ts'
import type { CompanyId } from '#domain/ids.ts'
import { MOST } from '#domain/limits.ts'
import { cartChanged } from '#domain/live.ts'
import { type DecimalText, isSame } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { sellerObstacle } from '#domain/subscriptions/seller-obstacle.ts'
import { pricesFor, productsToOrder } from '#server/areas/catalogue/public.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import { activePaymentTypes } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { addUnits, countLines, findLinesOf, lockUnits, type NewLine, saveAmounts } from './queries.ts'
import { type Addition, claimAddition, findAddition } from './queries-additions.ts'
import { raiseAllUnits } from './queries-batches.ts'

interface Input {
  productId: number
  sellerId: string
  units: DecimalText
  /** Made by the client for this one intention. */
  key?: string | null
}

/**
 * Adds units of a product to the company's one cart; units of the same product add up, the same key adds nothing twice
 * [CART-3, CART-4].
 * @throws Refusal key_reused | product_not_found | seller_mismatch | not_subscribed [ROLE-2] | no_payment_type [ROLE-5] |
 *   units_not_whole_packs | units_below_minimum | units_too_many | beyond_stock |
 *   cart_not_whole_packs | cart_full
 */
export function addToCart(deps: Deps, buyer: Buyer, input: Input): Promise<void> {
  return deps.db.transaction().execute((tx) => addIn(tx, buyer, input, deps.now()))
}

async function addIn(
  tx: Tx,
  buyer: Buyer,
  { productId, sellerId, units, key = null }: Input,
  now: Date,
): Promise<void> {
  if (key !== null && !(await isFirst(tx, buyer, { key, productId, units }, now))) return

  const product = (await productsToOrder(tx, [productId])).get(productId)
  if (!product?.published) throw new Refusal('product_not_found', { field: 'produk_id' })
  if (product.sellerId !== sellerId) throw new Refusal('seller_mismatch', { field: 'seller_id' })
  const paymentTypes = (await activePaymentTypes(tx, buyer.companyId, [sellerId])).get(sellerId)
  const obstacle = sellerObstacle({ paymentTypes })
  if (obstacle) throw obstacle
  checkUnits(units, product)
  checkStock(units, product)

  await checkRoom(tx, buyer.companyId, [productId])
  const line = { companyId: buyer.companyId, productId, units, userId: buyer.userId }
  if (!(await addUnits(tx, line, { most: mostUnits(product), packWeight: product.packWeight }, now))) {
    const there = (await lockUnits(tx, buyer.companyId, [productId])).get(productId) ?? '0'
    checkSum(there, units, product)
    // a colleague has made room in this very moment
    throw new Refusal('moved_on')
  }
  await seePrices(tx, buyer.companyId, [productId], now)
  await publish(tx, cartChanged(buyer.companyId))
}

async function isFirst(tx: Tx, { companyId }: Buyer, addition: Addition, now: Date): Promise<boolean> {
  if (await claimAddition(tx, companyId, addition, now)) return true
  const earlier = await findAddition(tx, companyId, addition.key)
  if (earlier?.productId !== addition.productId || !isSame(earlier.units, addition.units)) {
    throw new Refusal('key_reused', { field: 'kunci' })
  }
  return false
}

/**
 * Whether the cart takes lines of these products, one writer of new lines at a time.
 * @returns what it holds of them, locked. @throws Refusal cart_full
 */
export async function checkRoom(
  tx: Tx,
  companyId: CompanyId,
  productIds: readonly number[],
): Promise<Map<number, DecimalText>> {
  const there = await lockUnits(tx, companyId, productIds)
  const more = productIds.filter((productId) => !there.has(productId)).length
  if (more === 0) return there
  await lockCompany(tx, companyId)
  if ((await countLines(tx, companyId)) + more > MOST.cartLines) throw new Refusal('cart_full')
  return there
}

/** Stores the unit prices that the cart has shown the company, as the base for notifications of changes [SHOP-3]. */
export async function seePrices(tx: Tx, companyId: CompanyId, productIds: readonly number[], now: Date): Promise<void> {
  const lines = await findLinesOf(tx, companyId, productIds)
  const prices = await pricesFor(tx, companyId, productIds, now)
  const amounts = lines.map(({ id, productId, units }) => {
    return { id, amount: stepAt(prices.get(productId) ?? [], units)?.amount ?? null }
  })
  await saveAmounts(tx, amounts, { chosen: true })
}

/**
 * Product and quantity of a finished negotiation come into the cart, if it has room: where it has none the negotiation
 * stays as it was, and is finished once there is [NEGO-12]. @throws Refusal cart_full
 */
export async function enterAgreed(tx: Tx, line: NewLine & { packWeight: DecimalText }, now: Date): Promise<void> {
  const { productId, packWeight } = line
  const there = await checkRoom(tx, line.companyId, [productId])
  const units = raisedUnits(line.units, there.get(productId), packWeight)
  await raiseAllUnits(tx, line, [{ productId, units }], now)
  await seePrices(tx, line.companyId, [productId], now)
}
