import type { Buyer } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import { findLines } from './queries.ts'
import { type SellerLines, sortBySeller } from './sort-by-seller.ts'

/** The company's cart by seller, with the prices and obstacles of this moment [CART-7]. */
export async function showCart(deps: Deps, buyer: Buyer): Promise<SellerLines[]> {
  return sortBySeller(deps.db, buyer.companyId, await findLines(deps.db, buyer.companyId), deps.now())
}
