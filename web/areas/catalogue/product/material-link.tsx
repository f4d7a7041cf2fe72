import { Link } from 'react-router'
import type { ProductDetail } from '#domain/catalogue/shapes.ts'
import { materialPath } from '#domain/materials/address.ts'

/** The way from a product to the offers of its material by all sellers [MAT-2]. */
export function MaterialLink({ product: { materialSlug, materialName } }: { product: ProductDetail }) {
  return (
    <Link to={materialPath(materialSlug)} prefetch="intent" className="text-link">
      {materialName}
    </Link>
  )
}
