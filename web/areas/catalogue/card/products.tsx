import type { ReactNode } from 'react'
import type { ProductCard as Product } from '#domain/catalogue/contract.ts'
import { useShelf } from '#web/areas/shelves/public.ts'
import { cx } from '#web/ui/cx.ts'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import type { ListView } from '../list/list-view.ts'
import { ProductGrid } from './product-grid.tsx'
import { ProductRow } from './product-row.tsx'

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

interface ProductTableProps {
  products: readonly Product[]
  label: string
  /** Those the viewer may see, by the product's id. */
  stocks: readonly { productId: number; units: string }[]
  /** Another list is loading: skeletons are shown after a short delay [API-5]. */
  loading: boolean
}

/** Products in rows of 32 px, at least 15 on a laptop; rows of a few lines where the columns have no room [CARD-6]. */
function ProductTable({ products, label, stocks, loading }: ProductTableProps) {
  const unit = sharedUnit(products)
  const { ids: compared, put, take } = useShelf('compared')
  const unitsOf = new Map(stocks.map(({ productId, units }) => [productId, units]))
  const titled = (title: string, divider = ' ') => (unit === null ? title : `${title}${divider}${unit}`)
  return (
    <div className="grid" aria-busy={loading}>
      <div
        inert={loading}
        className={cx(
          'col-start-1 row-start-1 min-w-0 overflow-clip rounded-card border border-line bg-paper',
          loading && 'animate-late-away',
        )}
      >
        <table
          role="table"
          className="num w-full border-separate border-spacing-0 text-[0.8125rem] [--table-head-top:6.5rem] max-xl:block"
        >
          <caption className="sr-only">{label}</caption>
          <thead role="rowgroup" className="max-xl:sr-only">
            <tr role="row">
              <Head>
                <span className="sr-only">Bandingkan</span>
              </Head>
              <Head>Produk</Head>
              <Head>Seller</Head>
              <Head>Asal</Head>
              <Head>Kemasan</Head>
              <Head className="xl:hidden">Dokumen</Head>
              <Head numeric>{titled('Min.')}</Head>
              <Head numeric>{titled('Stok')}</Head>
              <Head numeric>{titled('Harga', ' / ')}</Head>
              <Head>
                <span className="sr-only">Tindakan</span>
              </Head>
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-xl:block">
            {products.map((product) => (
              <ProductRow
                key={product.id}
                product={product}
                units={unitsOf.get(product.id) ?? null}
                unitInHead={unit !== null}
                ticked={compared.includes(product.id)}
                onTick={() => void (compared.includes(product.id) ? take(product.id) : put(product.id))}
              />
            ))}
          </tbody>
        </table>
      </div>
      {loading && (
        <Loading className="z-10 col-start-1 row-start-1">
          <SkeletonRows rows={products.length} className="rounded-card border border-line bg-paper" />
        </Loading>
      )}
    </div>
  )
}

/** The unit of all products, for the titles; null when they differ, and each row says its own. */
function sharedUnit([first, ...others]: readonly Product[]): string | null {
  return first && others.every(({ unit }) => unit === first.unit) ? first.unit : null
}

function Head({ numeric, className, children }: { numeric?: boolean; className?: string; children: ReactNode }) {
  return (
    <th
      role="columnheader"
      scope="col"
      className={cx(
        'sticky top-[var(--table-head-top,0px)] z-10 whitespace-nowrap border-b border-line bg-wash px-1.5 py-2 text-xs font-semibold text-mute first:ps-3 first:pe-0 last:pe-2.5',
        numeric ? 'text-end' : 'text-start',
        className,
      )}
    >
      {children}
    </th>
  )
}
