import type { Buyer } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { deleteLines } from './queries.ts'

/** Deletes a line of the company's cart [CART-5]. @throws Refusal cart_line_not_found */
export async function removeCartLine(deps: Deps, buyer: Buyer, lineId: string): Promise<void> {
  const deleted = await deps.db.transaction().execute((tx) => deleteLines(tx, buyer.companyId, [lineId]))
  if (deleted === 0) throw new Refusal('cart_line_not_found', { field: 'cart_id' })
}
