import { Suspense } from 'react'
import type { ProductCard as Product } from '#domain/catalogue/shapes.ts'
import { useIsHydrated } from '#web/lib/press/use-is-hydrated.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Photo } from '#web/ui/picture/photo.tsx'
import { categoryStyle } from '../category-style.ts'
import { minimumUnits } from '../pack-words.ts'
import { Price } from '../price.tsx'
import { ProductActions } from './product-actions.tsx'

// what only works with code comes with it: pages stay small, and those cached for visitors hold nothing of a company
const CardExtras = lazyComponent(async () => (await import('./card-extras.tsx')).default)

interface Props {
  product: Product
  /** Above the fold: its picture is loaded at once. */
  early?: boolean
}

/**
 * A product in a list: photo, origin, name, seller, pack, price by role, and one row of buttons. The whole card leads to
 * the product by the one link 'Detail Produk' [CARD-1].
 */
export function ProductCard({ product, early }: Props) {
  const style = categoryStyle(product.categoryId)
  const hydrated = useIsHydrated()
  return (
    <article className="product-card">
      <figure>
        <Photo
          src={product.picture}
          sizes="(min-width: 62rem) 18rem, (min-width: 48rem) 33vw, 50vw"
          alt=""
          width={400}
          height={384}
          loading={early ? 'eager' : 'lazy'}
          // painted with the first frame, not in one after the code has been decoded
          decoding={early ? 'sync' : 'async'}
          className={style?.tint}
        />
        {!product.available && <figcaption>{product.leadDays ? 'Pesan dulu' : 'Stok habis'}</figcaption>}
        {hydrated && (
          <Suspense fallback={null}>
            <CardExtras product={product} />
          </Suspense>
        )}
      </figure>
      <div>
        <p className={style?.before ?? 'before:bg-mute'}>{`${product.grade} · ${product.origin}`}</p>
        <h3>{product.name}</h3>
        <p>{product.sellerName}</p>
        <p>{`${product.packLabel} · ${unbroken(`min. ${minimumUnits(product)}`)}`}</p>
      </div>
      <Price product={product} />
      <ProductActions product={product} />
    </article>
  )
}

/** Stays on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
