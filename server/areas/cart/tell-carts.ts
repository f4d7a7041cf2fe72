import { cartChanged } from '#domain/live.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { companiesWithLineFrom, companiesWithLineOf } from './queries.ts'

/** Announces a change to the cart of one company. */
export async function tellCart(tx: Tx, { buyerId }: { buyerId: string }): Promise<void> {
  await publish(tx, cartChanged(buyerId))
}

/** Announces a change to every cart that holds one of the products. */
export async function tellCarts(tx: Tx, productIds: readonly number[]): Promise<void> {
  for (const companyId of await companiesWithLineOf(tx, productIds)) await publish(tx, cartChanged(companyId))
}

/** The same of every cart that holds a product of the seller. */
export async function tellCartsOfSeller(tx: Tx, sellerId: string): Promise<void> {
  for (const companyId of await companiesWithLineFrom(tx, sellerId)) await publish(tx, cartChanged(companyId))
}
