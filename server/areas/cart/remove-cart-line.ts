import type { Buyer } from '#domain/accounts/actor.ts'
import { cartChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { deleteLines } from './queries.ts'

/** Deletes a line of the company's cart [CART-5]. @throws Refusal cart_line_not_found */
export function removeCartLine(deps: Deps, buyer: Buyer, lineId: string): Promise<void> {
  return deps.db.transaction().execute((tx) => removeIn(tx, buyer, lineId))
}

async function removeIn(tx: Tx, { companyId }: Buyer, lineId: string): Promise<void> {
  const deleted = await deleteLines(tx, companyId, [lineId])
  if (deleted === 0) throw new Refusal('cart_line_not_found', { field: 'cart_id' })
  await publish(tx, cartChanged(companyId))
}
