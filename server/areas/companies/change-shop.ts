import type { Seller } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { lockCompany } from './queries.ts'
import { findShop, saveAbout } from './queries-shops.ts'

/** What the seller's page says of it from now on; of two who saw the same, the later is told [SHOP-8]. @throws Refusal shop_moved_on */
export function changeAbout(deps: Deps, seller: Seller, about: string, seen: string): Promise<void> {
  const { companyId } = seller
  return deps.db.transaction().execute(async (tx) => {
    await lockCompany(tx, companyId)
    const shop = await findShop(tx, companyId)
    if (shop.about !== seen) throw new Refusal('shop_moved_on', { field: 'semula' })
    await saveAbout(tx, companyId, about)
    const thing = { id: companyId, name: shop.name }
    await audit(tx, seller, { act: 'shop.profile', thing, before: { about: seen }, after: { about } }, deps.now())
  })
}
