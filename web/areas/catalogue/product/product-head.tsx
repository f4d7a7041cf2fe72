import type { ProductDetail } from '#domain/catalogue/contract.ts'
import { laterPart } from '#web/ui/lazy-part.ts'
import { Classification } from './classification.tsx'
import { MaterialLink } from './material-link.tsx'
import { mainFacts } from './product-facts.ts'

const ShelfActs = laterPart(async () => (await import('./shelf-acts.tsx')).ShelfActs)

/** What the product is, before anything else: category, CAS and E number, name, and how it is sold [DETAIL-1]. */
export function ProductHead({ product }: { product: ProductDetail }) {
  return (
    <div className="min-w-0">
      <Classification of={product} />
      <h1 className="text-xl sm:mt-1 sm:text-2xl">{product.name}</h1>
      <dl className="num mt-1.5 flex flex-wrap gap-x-5 gap-y-0.5 text-sm *:flex *:gap-1.5">
        {mainFacts(product).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-mute">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="text-mute">Bahan</dt>
          <dd>
            <MaterialLink product={product} />
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** Where the product can be kept [CARD-5]. */
export function ProductShelves({ product }: { product: ProductDetail }) {
  return (
    <div className="-ms-3 flex min-h-9.5 pointer-coarse:min-h-11" data-print="hide">
      <ShelfActs product={product} />
    </div>
  )
}
