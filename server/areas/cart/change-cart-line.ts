import type { Buyer } from '#domain/accounts/actor.ts'
import { checkStock, checkUnits } from '#domain/cart/check-units.ts'
import { cartChanged } from '#domain/live.ts'
import type { DecimalText } from '#domain/money.ts'
import { asAgreed, covers } from '#domain/negotiations/agreement.ts'
import { Refusal, refusalOf } from '#domain/refusal.ts'
import { sellerObstacle } from '#domain/subscriptions/seller-obstacle.ts'
import { type ProductToOrder, productsToOrder } from '#server/areas/catalogue/public.ts'
import { findBargains } from '#server/areas/negotiations/public.ts'
import { activePaymentTypes } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { seePrices } from './add-to-cart.ts'
import {
  type CartLine,
  companiesWithLineFrom,
  companiesWithLineOf,
  deleteLines,
  lockLines,
  setUnits,
} from './queries.ts'
import { forgetAdditionsBefore } from './queries-additions.ts'
import { forgetBatchesBefore } from './queries-batches.ts'

interface Input {
  lineId: string
  units: DecimalText
}

/**
 * Sets the units of a cart line; the stock is visible to subscribed companies only [CART-7, ROLE-2].
 * @throws Refusal cart_line_not_found | not_subscribed | no_payment_type | units_not_whole_packs | units_below_minimum
 * | units_too_many | beyond_stock
 */
export function changeCartLine(deps: Deps, buyer: Buyer, input: Input): Promise<void> {
  return deps.db.transaction().execute((tx) => changeIn(tx, buyer, input, deps.now()))
}

async function changeIn(tx: Tx, buyer: Buyer, { lineId, units }: Input, now: Date): Promise<void> {
  const [line] = await lockLines(tx, buyer.companyId, [lineId])
  const product = line && (await productsToOrder(tx, [line.productId])).get(line.productId)
  if (!product) throw new Refusal('cart_line_not_found', { field: 'cart_id' })
  const paymentTypes = (await activePaymentTypes(tx, buyer.companyId, [product.sellerId])).get(product.sellerId)
  const obstacle = sellerObstacle({ paymentTypes })
  if (obstacle) throw obstacle
  await checkQuantity(tx, buyer, { line, product, units }, now)
  checkStock(units, product)
  await setUnits(tx, buyer.companyId, lineId, units)
  await seePrices(tx, buyer.companyId, [product.productId], now)
  await publish(tx, cartChanged(buyer.companyId))
}

/**
 * Checks the quantity; one the offer refuses by now may still be ordered as it was agreed on [NEGO-12].
 * @throws Refusal as `checkUnits`
 */
async function checkQuantity(
  tx: Tx,
  { companyId }: Buyer,
  { line, product, units }: { line: CartLine; product: ProductToOrder; units: DecimalText },
  now: Date,
): Promise<void> {
  const refusal = refusalOf(() => checkUnits(units, product))
  if (!refusal) return
  const agreement = (await findBargains(tx, companyId, [line.productId], now)).get(line.productId)?.agreement
  if (!agreement || line.addedAt >= agreement.validUntil || !covers(agreement, { units, goods: product }, now)) {
    throw refusal
  }
  checkUnits(units, asAgreed(product, agreement))
}

/** Deletes a line of the company's cart [CART-5]. @throws Refusal cart_line_not_found */
export function removeCartLine(deps: Deps, buyer: Buyer, lineId: string): Promise<void> {
  return deps.db.transaction().execute((tx) => removeIn(tx, buyer, lineId))
}

async function removeIn(tx: Tx, { companyId }: Buyer, lineId: string): Promise<void> {
  const deleted = await deleteLines(tx, companyId, [lineId])
  if (deleted === 0) throw new Refusal('cart_line_not_found', { field: 'cart_id' })
  await publish(tx, cartChanged(companyId))
}

/** Announces a change to the cart of one company, whose prices may be others now [SHOP-3]. */
export async function announceCartChange(tx: Tx, { buyerId }: { buyerId: string }): Promise<void> {
  await publish(tx, cartChanged(buyerId))
  await enqueue(tx, 'carts/tell-prices', { companyIds: [buyerId] })
}

/** Announces a change to every cart that holds one of the products; a job notifies of changed prices [SHOP-3]. */
export async function announceCartChanges(tx: Tx, productIds: readonly number[]): Promise<void> {
  const companyIds = await companiesWithLineOf(tx, productIds)
  if (companyIds.length === 0) return
  await publish(tx, ...companyIds.map(cartChanged))
  await enqueue(tx, 'carts/tell-prices', { companyIds })
}

/** Announces a change to every cart that holds a product of the seller. */
export async function announceCartChangesOfSeller(tx: Tx, sellerId: string): Promise<void> {
  await publish(tx, ...(await companiesWithLineFrom(tx, sellerId)).map(cartChanged))
}

// an unanswered request is looked up, or retried, within minutes
const KEPT_MS = 24 * 60 * 60 * 1000

/** Deletes old idempotency keys of additions [CART-4]. */
export function tidyCarts({ db, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS)
  return db.transaction().execute(async (tx) => {
    await forgetAdditionsBefore(tx, before)
    await forgetBatchesBefore(tx, before)
  })
}
