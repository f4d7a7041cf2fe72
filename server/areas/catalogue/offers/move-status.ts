import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { productsChanged, productsWithdrawn } from '../events.ts'
import { findFeaturedMaterial, saveStatus } from './queries-selling.ts'

/**
 * Gives a locked product another status, whoever wants it: off sale, its running negotiations end; carts that hold it are
 * told either way. @returns how many negotiations ended [SELLER-1, NEGO-9]
 */
export async function moveStatus(tx: Tx, productId: number, status: ProductStatus, now: Date): Promise<number> {
  await saveStatus(tx, productId, status)
  const leaves = status === 'withdrawn' || status === 'banned'
  const ended = leaves ? await productsWithdrawn.tell(tx, [productId], now) : []
  await productsChanged.tell(tx, [productId], now)
  const materialId = await findFeaturedMaterial(tx, productId)
  // by a job: here it would wait for whoever writes the material, with stock and carts locked
  if (materialId !== undefined) await enqueue(tx, 'catalogue/rank-material', { materialId })
  return ended.reduce((sum, each) => sum + each, 0)
}
