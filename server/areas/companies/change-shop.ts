import type { Seller } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import { saveAbout } from './queries-shops.ts'

/** What the seller's page says of it from now on [SHOP-8]. */
export function changeAbout(deps: Deps, { companyId }: Seller, about: string): Promise<void> {
  return deps.db.transaction().execute((tx) => saveAbout(tx, companyId, about))
}
