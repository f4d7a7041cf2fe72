import { cartChanged } from '#domain/live.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { companiesWithLineFrom, companiesWithLineOf } from './queries.ts'

/** Announces a change to the cart of one company, whose prices may be others now [SHOP-3]. */
export async function tellCart(tx: Tx, { buyerId }: { buyerId: string }): Promise<void> {
  await publish(tx, cartChanged(buyerId))
  await enqueue(tx, 'carts/tell-prices', { companyIds: [buyerId] })
}

/** Announces a change to every cart that holds one of the products; a job tells of prices that are others now [SHOP-3]. */
export async function tellCarts(tx: Tx, productIds: readonly number[]): Promise<void> {
  const companyIds = await companiesWithLineOf(tx, productIds)
  if (companyIds.length === 0) return
  await publish(tx, ...companyIds.map(cartChanged))
  await enqueue(tx, 'carts/tell-prices', { companyIds })
}

/** Announces a change to every cart that holds a product of the seller. */
export async function tellCartsOfSeller(tx: Tx, sellerId: string): Promise<void> {
  await publish(tx, ...(await companiesWithLineFrom(tx, sellerId)).map(cartChanged))
}
