import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import type { ProductCard as Product } from '#domain/catalogue/codec.ts'
import { categoryLook } from './category-look.ts'
import { minimumUnits } from './pack-words.ts'
import { Price } from './price.tsx'
import { ProductActions } from './product-actions.tsx'

interface Props {
  product: Product
  /** Above the fold: its picture is loaded at once. */
  early?: boolean
}

/** A product in a list: photo, origin, name, pack, price by role, and buttons [CARD-1]. */
export function ProductCard({ product, early }: Props) {
  const look = categoryLook(product.categoryId)
  const detail = productPath(product)
  return (
    <article className="product-card">
      {/* the name below is the same link: one is enough for keyboard and screen reader */}
      <Link to={detail} tabIndex={-1} aria-hidden prefetch="intent">
        <img
          src={product.picture}
          alt=""
          width={400}
          height={384}
          loading={early ? 'eager' : 'lazy'}
          decoding="async"
          className={look?.tint}
        />
        {!product.available && <span>Stok habis</span>}
      </Link>
      <div>
        <p className={look?.before ?? 'before:bg-mute'}>{`${product.grade} · ${product.origin}`}</p>
        <h3>
          <Link to={detail} prefetch="intent">
            {product.name}
          </Link>
        </h3>
        <p>{`${product.packLabel} · min. ${minimumUnits(product)}`}</p>
      </div>
      <Price product={product} />
      <ProductActions product={product} />
    </article>
  )
}
