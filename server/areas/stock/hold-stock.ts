import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { Balance } from '#domain/catalogue/count-stock.ts'
import { type DecimalText, decimal, isMore } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { type LotDays, lotAfter } from '#domain/stock/lot.ts'
import { expireLots, findLot, insertLot, lockBalances, productsToOrder } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'

/** Locks a stock of the seller, without what has expired by now, for one act. @throws Refusal product_not_found */
export function withStock(
  deps: Deps,
  seller: Seller,
  productId: number,
  act: (tx: Tx, stock: { balance: Balance; unit: string; leadDays: number | null }, now: Date) => Promise<void>,
): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const own = await lockBalances(tx, [productId], seller.companyId)
    if (!own.has(productId)) throw new Refusal('product_not_found', { field: 'productId' })
    await expireLots(tx, [productId], { today: businessDay(now), now })
    const balance = (await lockBalances(tx, [productId])).get(productId)
    const product = (await productsToOrder(tx, [productId])).get(productId)
    if (!balance || !product) throw new Error(`stock of product ${productId} is gone`)
    await act(tx, { balance, ...product }, now)
  })
}

/** The lot that goods go into, begun where there is none of its number. @throws Refusal lot_days_reversed | lot_number_taken */
export async function lotOf(
  tx: Tx,
  productId: number,
  wanted: LotDays,
  now: Date,
): Promise<{ id: number; expired: boolean }> {
  const there = await findLot(tx, productId, { number: wanted.number })
  const lot = lotAfter(there, wanted, businessDay(now))
  const id = there?.id ?? (await insertLot(tx, { productId, ...wanted }, lot.expired, now))
  if (id === undefined) throw new Refusal('moved_on')
  return { id, expired: lot.expired }
}

// what a column of quantities holds
const LARGEST = '999999999999.999'

/** @throws Refusal stock_too_large */
export function checkSize({ onHand }: Balance, change: DecimalText): void {
  if (isMore(decimal(onHand).plus(change), LARGEST)) throw new Refusal('stock_too_large', { field: 'units' })
}
