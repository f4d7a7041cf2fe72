import { statusOfShop } from '#domain/catalogue/status-after.ts'
import type { Tx } from '#server/platform/database.ts'
import { type ShopOffSale, shopChanged, shopOffSale } from '../events.ts'
import { saveStatusOfAll } from './queries-shops.ts'

/**
 * Takes all that a suspended or closed shop has on sale out of every list; its running negotiations end, and carts that hold
 * its products are told. The caller has locked the seller, so nothing comes on sale meanwhile [ADM-2].
 */
export async function takeShopOffSale(tx: Tx, shop: ShopOffSale, now: Date): Promise<void> {
  await saveStatusOfAll(tx, shop.sellerId, statusOfShop('close'))
  await shopOffSale.tell(tx, shop, now)
  await shopChanged.tell(tx, shop.sellerId, now)
}

/** Puts exactly that on sale again [ADM-2]. */
export async function putShopOnSale(tx: Tx, sellerId: string, now: Date): Promise<void> {
  await saveStatusOfAll(tx, sellerId, statusOfShop('reopen'))
  await shopChanged.tell(tx, sellerId, now)
}
