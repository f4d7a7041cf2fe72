import { randomBytes } from 'node:crypto'
import type { Seller } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import { slugOf } from '#domain/slug.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { lockCompany } from './queries.ts'
import { insertPlatform, lockPlatform } from './queries-registration.ts'
import { findShop, insertShop, type NewShop, saveAbout } from './queries-shops.ts'

/** Opens the shop of a company, with its name and address [SHOP-1]. @returns the seller's id */
export async function openShop(tx: Tx, shop: NewShop, now: Date): Promise<string> {
  const name = slugOf(shop.name) || 'toko'
  // the company itself has the plain name
  const id =
    (await insertShop(tx, { ...shop, username: `toko-${name}` }, now)) ??
    (await insertShop(tx, { ...shop, username: `toko-${name}-${randomBytes(4).toString('hex')}` }, now))
  if (!id) throw new Error(`no username was found for the shop of ${shop.companyId}`)
  return id
}

/**
 * Changes the text about the seller on its page; of two concurrent edits the later is refused [SHOP-8].
 * @throws Refusal shop_moved_on
 */
export function changeAbout(deps: Deps, seller: Seller, about: string, expected: string): Promise<void> {
  const { companyId } = seller
  return deps.db.transaction().execute(async (tx) => {
    await lockCompany(tx, companyId)
    const shop = await findShop(tx, companyId)
    if (shop.about !== expected) throw new Refusal('shop_moved_on', { field: 'semula' })
    await saveAbout(tx, companyId, about)
    const thing = { id: companyId, name: shop.name }
    await audit(tx, seller, { act: 'shop.profile', thing, before: { about: expected }, after: { about } }, deps.now())
  })
}

/** The company of the people who run the platform, made when the first of them comes; two at once get the same [ADM-1]. */
export async function openPlatform(tx: Tx, now: Date): Promise<string> {
  const companyId = (await lockPlatform(tx)) ?? (await insertPlatform(tx, now)) ?? (await lockPlatform(tx))
  if (!companyId) throw new Error('another company has the username of the platform')
  return companyId
}
