import type { SampleProduct } from '#domain/sample/product.ts'
import { SampleCard } from './sample-card.tsx'

const EARLY_CARDS = 8

interface Props {
  products: readonly SampleProduct[]
  label: string
  kept?: boolean
}

export function SampleGrid({ products, label, kept }: Props) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3 *:min-w-0 sm:gap-4 md:grid-cols-3 xl:grid-cols-4">
      {products.map((product, place) => (
        <li key={product.id}>
          <SampleCard product={product} early={place < EARLY_CARDS} kept={kept} />
        </li>
      ))}
    </ul>
  )
}
