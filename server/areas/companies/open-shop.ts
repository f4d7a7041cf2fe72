import { randomBytes } from 'node:crypto'
import { slugOf } from '#domain/slug.ts'
import type { Tx } from '#server/platform/database.ts'
import { insertShop, type NewShop } from './queries-shops.ts'

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
