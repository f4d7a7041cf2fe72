import type { ProductCard } from '#domain/catalogue/shapes.ts'
import { AwaitIcon } from '#web/areas/saved-products/public.ts'

/** 'Kabari bila ada' beside a table's 'Habis' [SHOP-5]. */
export default function RowAwait({ product }: { product: ProductCard }) {
  return <AwaitIcon product={product} className="row-icon text-primary" />
}
