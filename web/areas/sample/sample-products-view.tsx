import { sampleProducts } from '#domain/sample/products.ts'
import { SampleFrame } from './sample-frame.tsx'
import { SampleGrid } from './sample-grid.tsx'

/** The sixteen products [SAMPLE-1]. */
export function SampleProductsView() {
  return (
    <SampleFrame title="Toko contoh" here="shop">
      <SampleGrid products={sampleProducts} label="Produk contoh" />
    </SampleFrame>
  )
}
