import type { Seller } from '#domain/accounts/actor.ts'
import { ladderOf, type PriceStep } from '#domain/catalogue/prices/price-step.ts'
import type { SeenAs } from '#domain/catalogue/prices/seen-as.ts'
import type { CompanyId } from '#domain/ids.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { findPreviewed } from '../pages/queries-detail.ts'
import { expectedBy } from '../pages/show-product.ts'
import { findOwnPhotos } from '../pictures/queries-photos.ts'
import { findCustomers } from '../prices/queries-price-lists.ts'
import { pricesAtLevel, pricesFor } from '../prices/queries-pricing.ts'
import { findOwnOffer } from './queries-editing.ts'

/**
 * The seller's product, on sale or not, as somebody else sees it; nothing of it is counted or kept [SHOP-2].
 * @throws Refusal product_not_found | price_customer_not_found
 */
export async function previewProduct(
  deps: Deps,
  seller: Seller,
  { productId, seenAs }: { productId: number; seenAs: SeenAs },
) {
  const customers = await findCustomers(deps.db, seller.companyId)
  if (seenAs.kind === 'customer' && customers.every(({ id }) => id !== seenAs.customerId)) {
    throw new Refusal('price_customer_not_found', { field: 'pelanggan_id' })
  }
  const [own, row, photos, steps] = await Promise.all([
    findOwnOffer(deps.db, seller.companyId, productId),
    findPreviewed(deps.db, seller, productId, seenAs),
    findOwnPhotos(deps.db, seller.companyId, productId),
    stepsSeen(deps, seller, productId, seenAs),
  ])
  if (!own || !row) throw new Refusal('product_not_found', { field: 'produk_id' })
  const expected = await expectedBy(deps, row)
  return {
    row,
    photos,
    expected,
    status: own.status,
    steps: ladderOf(steps),
    customers,
    isOfLevel: seenAs.kind === 'level',
  }
}
export type PreviewedProduct = Awaited<ReturnType<typeof previewProduct>>

async function stepsSeen({ db, now }: Deps, seller: Seller, productId: number, seenAs: SeenAs): Promise<PriceStep[]> {
  if (seenAs.kind === 'level') return pricesAtLevel(db, seller, productId, seenAs.level)
  if (seenAs.kind === 'customer')
    return ofCustomer(await pricesFor(db, seenAs.customerId, [productId], now()), productId)
  return []
}

function ofCustomer(prices: Map<number, PriceStep[]>, productId: number): PriceStep[] {
  return prices.get(productId) ?? []
}

/** Who is meant by the words of the call. */
export function seenAsOf(word: string, customerId: string | null | undefined): SeenAs {
  if (word === 'pelanggan') return { kind: 'customer', customerId: (customerId ?? '') as CompanyId } // looked up among the seller's own
  if (word.startsWith('level_')) return { kind: 'level', level: Number(word.slice(-1)) }
  return { kind: word === 'belum' ? 'unsubscribed' : 'visitor' }
}
