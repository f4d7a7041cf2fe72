import type { Seller } from '#domain/accounts/actor.ts'
import type { ProductPreview } from '#domain/catalogue/contract-preview.ts'
import type { PreviewAs, SeenAsWord } from '#domain/catalogue/prices/preview-as.ts'
import { ladderOf, type PriceStep } from '#domain/catalogue/prices/price-step.ts'
import type { CompanyId } from '#domain/ids.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { findPreviewed } from '../pages/queries-detail.ts'
import { expectedBy } from '../pages/show-product.ts'
import { findOwnPhotos } from '../pictures/queries-photos.ts'
import { findCustomers } from '../prices/queries-price-lists.ts'
import { pricesAtLevel, pricesFor } from '../prices/queries-pricing.ts'
import { detailView } from '../views.ts'
import { findOwnOffer } from './queries-editing.ts'

/**
 * The seller's product, on sale or not, as another viewer sees it; the preview is not counted or recorded [SHOP-2].
 * @throws Refusal product_not_found | price_customer_not_found
 */
export async function previewProduct(
  deps: Deps,
  seller: Seller,
  { productId, previewAs }: { productId: number; previewAs: PreviewAs },
) {
  const customers = await findCustomers(deps.db, seller.companyId)
  if (previewAs.kind === 'customer' && customers.every(({ id }) => id !== previewAs.customerId)) {
    throw new Refusal('price_customer_not_found', { field: 'pelanggan_id' })
  }
  const [own, row, photos, steps] = await Promise.all([
    findOwnOffer(deps.db, seller.companyId, productId),
    findPreviewed(deps.db, seller, productId, previewAs),
    findOwnPhotos(deps.db, seller.companyId, productId),
    stepsPreviewed(deps, seller, productId, previewAs),
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
    isOfLevel: previewAs.kind === 'level',
  }
}
type PreviewedProduct = Awaited<ReturnType<typeof previewProduct>>

async function stepsPreviewed(
  { db, now }: Deps,
  seller: Seller,
  productId: number,
  previewAs: PreviewAs,
): Promise<PriceStep[]> {
  if (previewAs.kind === 'level') return pricesAtLevel(db, seller, productId, previewAs.level)
  if (previewAs.kind === 'customer')
    return ofCustomer(await pricesFor(db, previewAs.customerId, [productId], now()), productId)
  return []
}

function ofCustomer(prices: Map<number, PriceStep[]>, productId: number): PriceStep[] {
  return prices.get(productId) ?? []
}

/** The viewer that the words of the call select. */
export function previewAsOf(word: SeenAsWord, customerId: string | null | undefined): PreviewAs {
  if (word === 'customer') return { kind: 'customer', customerId: (customerId ?? '') as CompanyId } // looked up among the seller's own
  if (word === 'visitor' || word === 'unsubscribed') return { kind: word }
  return { kind: 'level', level: Number(word.slice(-1)) }
}

/** pusat-seller/produk/pratinjau [SHOP-2]. */
export function previewView(preview: PreviewedProduct): ProductPreview {
  const { row, photos, expected, status, steps, customers, isOfLevel } = preview
  const product = detailView({ row, photos, expected })
  return {
    status,
    // a price level has no payment types, which are granted to customers one by one
    product: { ...product, pictures: picturesOf(preview, product.pictures), payable: isOfLevel || product.payable },
    steps,
    customers,
  }
}

/** Photos of what is not on sale have addresses for their seller alone, and the pack of a draft is not drawn. */
function picturesOf({ photos, status }: PreviewedProduct, shown: string[]): string[] {
  if (status === 'published') return shown
  if (photos.length > 0) {
    return photos.map(
      ({ id }) => `/api/pusat-seller/produk/foto/berkas?${new URLSearchParams({ foto_id: id, bentuk: 'kecil' })}`,
    )
  }
  return status === 'draft' ? [] : shown
}
