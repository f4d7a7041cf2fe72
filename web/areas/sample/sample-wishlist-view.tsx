import { sampleProduct } from '#domain/sample/products.ts'
import { EmptyList, ListToCome } from './empty-list.tsx'
import { SampleFrame } from './sample-frame.tsx'
import { SampleGrid } from './sample-grid.tsx'
import { useSample } from './sample-store.ts'

/** The wishlist [SAMPLE-2]. */
export function SampleWishlistView() {
  const products = useSample()?.wishlist.flatMap((id) => sampleProduct(id) ?? [])
  return (
    <SampleFrame title="Favorit contoh" here="wishlist">
      {!products && <ListToCome />}
      {products?.length === 0 && (
        <EmptyList
          icon="heart"
          title="Belum ada favorit"
          text="Tekan Favorit pada produk contoh untuk menyimpannya di browser ini."
        />
      )}
      {products && products.length > 0 && <SampleGrid onWishlist products={products} label="Favorit contoh" />}
    </SampleFrame>
  )
}
