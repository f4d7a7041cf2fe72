import type { ProductCard as Product } from '#domain/catalogue/shapes.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Carousel } from '#web/ui/picture/carousel.tsx'
import { slideClass } from '../slide-class.ts'
import { ProductCard } from './product-card.tsx'

/** Similar products, in a row [DETAIL-5]. */
export function RelatedProducts({ products }: { products: readonly Product[] }) {
  if (products.length === 0) {
    return (
      <section aria-labelledby="produk-terkait">
        <h2 id="produk-terkait" className="mb-4 text-xl">
          Produk terkait
        </h2>
        <div className={cardClass}>
          <EmptyState title="Tidak ada produk ditemukan" className="py-8" />
        </div>
      </section>
    )
  }
  return (
    <Carousel label="Produk terkait" header={<h2 className="text-xl">Produk terkait</h2>} slideClass={slideClass}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </Carousel>
  )
}
