import { cartChanged } from '#domain/live.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { companiesWithLineOf } from './queries.ts'

/** Announces a change to every cart that holds the product. */
export async function tellCarts(tx: Tx, productId: number): Promise<void> {
  for (const companyId of await companiesWithLineOf(tx, productId)) await publish(tx, cartChanged(companyId))
}
