import { passage } from '../machine.ts'
import { Refusal } from '../refusal.ts'
import type { ProductStatus } from './product-status.ts'

/** What a seller may do with a published or withdrawn product [SELLER-1]. */
export type ProductAct = 'withdraw' | 'publish'

const selling = passage<Exclude<ProductStatus, 'draft'>, ProductAct>({
  states: ['published', 'withdrawn'],
  start: 'published',
  ends: [],
  steps: [
    { from: 'published', event: 'withdraw', to: 'withdrawn' },
    { from: 'withdrawn', event: 'publish', to: 'published' },
  ],
})

/**
 * The status after an act; repeating an act changes nothing.
 * @throws Refusal product_is_draft
 */
export function statusAfter(status: ProductStatus, act: ProductAct): ProductStatus {
  if (status === 'draft') throw new Refusal('product_is_draft', { field: 'produk_id' })
  return selling.stateAfter(status, act)
}
