import type { Seller } from '#domain/accounts/actor.ts'
import type { StatusChange } from '#domain/catalogue/contract-selling.ts'
import { type ProductAct, statusAfter } from '#domain/catalogue/status-after.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { auditStatus } from './audit-products.ts'
import { checkOpen } from './check-open.ts'
import { moveStatus } from './move-status.ts'
import { lockStatus } from './queries-selling.ts'

/**
 * Withdraws a product of the seller or puts it back on sale; repeating it changes nothing. A withdrawn product is in no
 * list and cannot be ordered, its running negotiations end, and carts that hold it are told [SELLER-1, NEGO-9].
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
