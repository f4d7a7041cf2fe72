import type { Seller } from '#domain/accounts/actor.ts'
import { type PriceBounds, type SalesFloor, salesFloor } from '#domain/catalogue/prices/price-floor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { type DecimalText, isSame } from '#domain/money.ts'
import { findGrantLimits } from '#server/areas/subscriptions/public.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { findReferencePrices, forgetListPrices, saveListPrices } from './queries-price-floors.ts'
import { lapseOfProducts } from './queries-price-requests.ts'

/** The bounds of prices that a member of the seller writes; null for members who may give any [SHOP-7]. */
export async function findBounds(
  db: Db | Tx,
  seller: Seller,
  productIds: readonly number[],
): Promise<PriceBounds | null> {
  return mayDo(seller, 'customers.grants') ? null : findSalesBounds(db, seller.companyId, productIds)
}

/** The bounds of prices of a seller's sales people. */
export async function findSalesBounds(
  db: Db | Tx,
  sellerId: string,
  productIds: readonly number[],
): Promise<PriceBounds> {
  const [{ discount }, references] = await pipeline(
    db,
    (db) => findGrantLimits(db, sellerId),
    (db) => findReferencePrices(db, sellerId, productIds),
  )
  return {
    floors: new Map([...references].map(([id, prices]) => [id, salesFloor(prices, discount)])),
    ofNew: (listPrice) => salesFloor({ listPrice, lowestPrice: null }, discount),
  }
}

/** The bound of one product; null where any price may be given. */
export async function findFloor(db: Db | Tx, seller: Seller, productId: number): Promise<SalesFloor | null> {
  return (await findBounds(db, seller, [productId]))?.floors.get(productId) ?? null
}

interface ListPriceChange {
  id: number
  before: DecimalText | null
  after: DecimalText | null
}

/**
 * Remembers from which list price discounts are counted, of locked products whose list prices are about to change:
 * small steps of sales do not add up to a large one. Requests of sales over the old ones lapse [SHOP-7].
 */
export async function followListPrices(tx: Tx, seller: Seller, written: readonly ListPriceChange[]): Promise<void> {
  const changes = written.filter(({ before, after }) => before === null || after === null || !isSame(before, after))
  if (changes.length === 0) return
  const ids = changes.map(({ id }) => id)
  if (mayDo(seller, 'customers.grants')) await forgetListPrices(tx, ids)
  else {
    const earlier = changes.flatMap(({ id, before }) => (before === null ? [] : [{ id, amount: before }]))
    await saveListPrices(tx, earlier)
  }
  await lapseOfProducts(tx, ids)
}
