import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import { statusBanned, statusLifted } from '#domain/catalogue/status-after.ts'
import { Refusal } from '#domain/refusal.ts'
import { holdSuspended } from '#server/areas/companies/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { moveStatus } from './change-product-status.ts'
import { type LockedStatus, lockAnyStatus } from './queries-selling.ts'

/**
 * Takes a product off sale for the platform, at its expected version; its seller can neither sell nor withdraw it then
 * [ADM-3].
 * @returns what it was. @throws Refusal product_not_found | product_seen_moved_on
 */
export async function banProduct(
  tx: Tx,
  { productId, expectedVersion: seenVersion }: { productId: number; expectedVersion: number },
  now: Date,
): Promise<LockedStatus> {
  const product = await lockAnyStatus(tx, productId)
  // a draft is its seller's own
  if (!product || product.status === 'draft') throw new Refusal('product_not_found', { field: 'produk_id' })
  const status = statusBanned(product.status)
  if (product.version !== seenVersion || status === product.status) {
    throw new Refusal('product_seen_moved_on', { field: 'versi' })
  }
  await moveStatus(tx, productId, status, now)
  return product
}

/** Ends that: it is sold again, waits for its shop, or stays withdrawn where its seller had withdrawn it [ADM-3]. */
export async function liftBan(
  tx: Tx,
  { productId, sellerId, wasWithdrawn }: { productId: number; sellerId: string; wasWithdrawn: boolean },
  now: Date,
): Promise<ProductStatus> {
  // before the product, as suspending a shop locks them
  const suspended = await holdSuspended(tx, sellerId)
  const product = await lockAnyStatus(tx, productId)
  if (product?.status !== 'banned') throw new Error(`product ${productId} is not banned`)
  const status = statusLifted({ withdrawn: wasWithdrawn, suspended })
  await moveStatus(tx, productId, status, now)
  return status
}
