import type { ProductDetail } from '#domain/catalogue/codec.ts'
import { Classification } from './classification.tsx'

/** A product's name below its category, CAS and E number. */
export function ProductHead({ product }: { product: ProductDetail }) {
  return (
    <div>
      <Classification of={product}>{!product.available && <li className="text-danger">Stok habis</li>}</Classification>
      <h1 className="mt-1 text-2xl">{product.name}</h1>
    </div>
  )
}
