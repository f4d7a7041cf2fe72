import type { ProductPreview } from '#domain/catalogue/codec-preview.ts'
import type { PreviewedProduct } from './offers/preview-product.ts'
import { detailView } from './views.ts'

/** pusat-seller/produk/pratinjau [SHOP-2]. */
export function previewView(preview: PreviewedProduct): ProductPreview {
  const { row, photos, expected, status, steps, customers, isOfLevel } = preview
  const product = detailView({ row, photos, expected })
  return {
    status,
    // a price level has no payment types, which customers are given one by one
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
