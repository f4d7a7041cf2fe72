import type { BulkOutcome } from '#domain/catalogue/contract-bulk.ts'
import { Refusal, type RefusalCode } from '#domain/refusal.ts'
import { mapInSlices } from '#server/platform/time-slices.ts'
import type { LockedProduct } from './queries-bulk.ts'

/** A chosen product; undefined where it is not the seller's. */
export interface Chosen {
  id: number
  /** The expected version; null: any. */
  expected: number | null
  product: LockedProduct | undefined
}

/** Those that can be changed, as far as is known, and the others with the reason. */
export interface Sorted {
  products: LockedProduct[]
  refused: BulkOutcome['refused']
}

/** Refuses those that are not there, or have another than the expected version. */
export function sortMany(chosen: readonly Chosen[], movedOn: RefusalCode): Sorted {
  const sorted: Sorted = { products: [], refused: [] }
  for (const { id, expected, product } of chosen) {
    if (!product) refuse(sorted, { id, name: '' }, new Refusal('product_not_found'))
    else if (expected !== null && expected !== product.version) refuse(sorted, product, new Refusal(movedOn))
    else sorted.products.push(product)
  }
  return sorted
}

function refuse({ refused }: Sorted, { id, name }: { id: number; name: string }, { sentence }: Refusal): void {
  refused.push({ productId: id, name, reason: sentence })
}

/** Decides about each product, yielding the event loop between slices; those refused join the refused. */
export async function decidedOf<Decision>(
  sorted: Sorted,
  decide: (product: LockedProduct) => Decision,
): Promise<Decision[]> {
  const decided = await mapInSlices(sorted.products, (product) => {
    try {
      return [decide(product)]
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      refuse(sorted, product, refusal)
      return []
    }
  })
  return decided.flat()
}
