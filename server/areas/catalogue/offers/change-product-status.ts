import type { Seller } from '#domain/accounts/actor.ts'
import type { StatusChange } from '#domain/catalogue/contract-selling.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import { type ProductAct, statusAfter, statusOfShop } from '#domain/catalogue/status-after.ts'
import { Refusal } from '#domain/refusal.ts'
import { holdSuspended } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { productsChanged, productsWithdrawn, type ShopOffSale, shopChanged, shopOffSale } from '../events.ts'
import { auditStatus } from './audit-products.ts'
import { findFeaturedMaterial, lockStatus, saveStatus } from './queries-selling.ts'
import { saveStatusOfAll } from './queries-writing.ts'

/**
 * Withdraws a product of the seller or puts it back on sale; repeating it changes nothing. A withdrawn product is in no
 * list and cannot be ordered, its running negotiations end, and carts that hold it are notified [SELLER-1, NEGO-9].
 * @throws Refusal product_not_found | product_is_draft | product_banned | shop_suspended
 */
export function changeProductStatus(
  deps: Deps,
  seller: Seller,
  productId: number,
  act: ProductAct,
): Promise<StatusChange> {
  return deps.db.transaction().execute((tx) => changeIn(tx, seller, productId, act, deps.now()))
}

async function changeIn(tx: Tx, seller: Seller, productId: number, act: ProductAct, now: Date): Promise<StatusChange> {
  const product = await lockStatus(tx, seller.companyId, productId)
  if (!product) throw new Refusal('product_not_found', { field: 'produk_id' })
  const { name, status: before } = product
  // it comes back with its shop, which the seller does not open
  if (before === 'closed' && act === 'publish') throw new Refusal('shop_suspended', { field: 'produk_id' })
  const status = statusAfter(before, act)
  if (status === before) return { productId, status, ended: 0 }

  await checkOpen(tx, seller, { before, status })
  await auditStatus(tx, seller, { id: productId, name, before, after: status }, now)
  return { productId, status, ended: await moveStatus(tx, productId, status, now) }
}

/**
 * Gives a locked product another status without checking permissions: off sale, its running negotiations end; carts
 * that hold it are notified either way. @returns how many negotiations ended [SELLER-1, NEGO-9]
 */
export async function moveStatus(tx: Tx, productId: number, status: ProductStatus, now: Date): Promise<number> {
  await saveStatus(tx, productId, status)
  const leaves = status === 'withdrawn' || status === 'banned'
  const ended = leaves ? await productsWithdrawn.emit(tx, [productId], now) : []
  await productsChanged.emit(tx, [productId], now)
  const materialId = await findFeaturedMaterial(tx, productId)
  // by a job: here it would wait for writers of the material, with stock and carts locked
  if (materialId !== undefined) await enqueue(tx, 'catalogue/rank-material', { materialId })
  return ended.reduce((sum, each) => sum + each, 0)
}

/**
 * Checks that the shop is open, and locks that until commit: a product comes on sale only there [ADM-2].
 * @throws Refusal shop_suspended
 */
export async function checkOpen(
  tx: Tx,
  { companyId }: Seller,
  { before, status }: { before: ProductStatus | null; status: ProductStatus },
): Promise<void> {
  if (status !== 'published' || before === 'published') return
  if (await holdSuspended(tx, companyId)) throw new Refusal('shop_suspended', { field: 'status' })
}

/**
 * Takes all that a suspended or closed shop has on sale out of every list; its running negotiations end, and carts that
 * hold its products are notified. The caller has locked the seller, so nothing comes on sale meanwhile [ADM-2].
 */
export async function takeShopOffSale(tx: Tx, shop: ShopOffSale, now: Date): Promise<void> {
  await saveStatusOfAll(tx, shop.sellerId, statusOfShop('close'))
  await shopOffSale.emit(tx, shop, now)
  await shopChanged.emit(tx, shop.sellerId, now)
}

/** Puts exactly that on sale again [ADM-2]. */
export async function putShopOnSale(tx: Tx, sellerId: string, now: Date): Promise<void> {
  await saveStatusOfAll(tx, sellerId, statusOfShop('reopen'))
  await shopChanged.emit(tx, sellerId, now)
}
