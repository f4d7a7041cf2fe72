import type { ProductCard as Product } from '#domain/catalogue/contract.ts'
import type { ListView } from '../list/list-view.ts'
import { ProductGrid } from './product-grid.tsx'
import { ProductTable } from './product-table.tsx'

interface Props {
  view: ListView
  products: readonly Product[]
  stocks: readonly { productId: number; units: string }[]
  label: string
  loading: boolean
  /** One more column of cards, because there is no rail beside them. */
  wide?: boolean
}

/** The products of a list as cards or as a table [CARD-6]. */
export function Products({ view, stocks, wide, ...list }: Props) {
  if (view === 'table') return <ProductTable {...list} stocks={stocks} />
  return <ProductGrid {...list} {...(wide && { wide })} />
}
