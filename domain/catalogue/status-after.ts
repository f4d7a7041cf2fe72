import { Refusal } from '../refusal.ts'
import type { ProductStatus } from './product-status.ts'

/** What a seller may do with a product that is there [SELLER-1]. */
export type ProductAct = 'tarik' | 'terbitkan'

const outcomes: Record<ProductAct, ProductStatus> = { tarik: 'ditarik', terbitkan: 'dijual' }

/**
 * The status after an act; the same where the act has been done already, so that it may be asked twice.
 * @throws Refusal product_is_draft
 */
export function statusAfter(status: ProductStatus, act: ProductAct): ProductStatus {
  if (status === 'draf') throw new Refusal('product_is_draft', { field: 'produk_id' })
  return outcomes[act]
}
