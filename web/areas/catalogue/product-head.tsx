import { Link } from 'react-router'
import type { ProductDetail } from '#domain/catalogue/codec.ts'
import { Dot } from '#web/ui/list/chip.tsx'
import { categoryLook, categoryPath } from './category-look.ts'

/** A product's name below its category, CAS and E number. */
export function ProductHead({ product }: { product: ProductDetail }) {
  const look = categoryLook(product.categoryId)
  return (
    <div>
      <ul
        aria-label="Golongan"
        className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs font-semibold text-ink-soft"
      >
        {look && (
          <li>
            <Link
              to={categoryPath(look.id)}
              className="inline-flex items-center gap-1.5 rounded-sm py-1 hover:text-primary hover:underline"
            >
              <Dot className={look.dot} />
              {product.categoryName}
            </Link>
          </li>
        )}
        {product.casNumber && <li className="num">CAS {product.casNumber}</li>}
        {product.eNumber && <li className="num">{product.eNumber}</li>}
        {!product.available && <li className="text-danger">Stok habis</li>}
      </ul>
      <h1 className="mt-1 text-2xl">{product.name}</h1>
    </div>
  )
}
