import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { productPath, sellerPath } from '#domain/catalogue/address.ts'
import { productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import type { ProductCard as Product } from '#domain/catalogue/shapes.ts'
import { formatDay, formatQuantity, formatRupiah } from '#domain/format.ts'
import { useSavedList } from '#web/areas/saved-products/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { useIsHydrated } from '#web/lib/press/use-is-hydrated.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import type { ListView } from '../list/list-view.ts'
import { lastPaidQuery } from '../list/queries-lists.ts'
import { leastUnits } from '../pack-words.ts'
import { Price } from '../price.tsx'
import { isOrderable, priceVisibilityOf } from '../price-visibility.ts'
import { Stock } from '../stock.tsx'
import { RowIcons } from './product-actions.tsx'
import { ProductGrid } from './product-grid.tsx'

interface Props {
  view: ListView
  products: readonly Product[]
  stocks: readonly { productId: number; units: string }[]
  casNumbers: readonly { productId: number; casNumber: string }[]
  label: string
  loading: boolean
  /** One more column of cards, because there is no rail beside them. */
  wide?: boolean
}

/** The products of a list as cards or as a table [CARD-6]. */
export function Products({ view, stocks, casNumbers, wide, ...list }: Props) {
  if (view === 'table') return <ProductTable {...list} stocks={stocks} casNumbers={casNumbers} wide={wide} />
  return <ProductGrid {...list} {...(wide && { wide })} />
}

interface ProductTableProps {
  products: readonly Product[]
  label: string
  /** Those the viewer may see, by the product's id. */
  stocks: readonly { productId: number; units: string }[]
  casNumbers: readonly { productId: number; casNumber: string }[]
  /** As wide as the page: words have more room. */
  wide: boolean | undefined
  /** While a new list loads, skeletons are shown after a short delay [API-5]. */
  loading: boolean
}

/** Products in rows of 32 px, at least 15 on a laptop; rows of a few lines where the columns have no room [CARD-6]. */
function ProductTable({ products, label, stocks, casNumbers, wide, loading }: ProductTableProps) {
  const unit = sharedUnit(products)
  const { ids: compared, put, take } = useSavedList('compared')
  const unitsOf = new Map(stocks.map(({ productId, units }) => [productId, units]))
  const casOf = new Map(casNumbers.map(({ productId, casNumber }) => [productId, casNumber]))
  const lastPaid = useLastPaid(products)
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
          className={cx(
            'num w-full border-separate border-spacing-0 text-[0.8125rem] [--table-head-top:6.5rem] max-xl:block',
            wide ? '[--room:9rem] [--pack-room:11rem]' : '[--room:3.75rem] [--pack-room:5.5rem]',
          )}
        >
          <caption className="sr-only">{label}</caption>
          <thead role="rowgroup" className="max-xl:sr-only">
            <tr role="row">
              <Head>
                <span className="sr-only">Bandingkan</span>
              </Head>
              <Head>Produk</Head>
              <Head>Grade</Head>
              <Head>CAS</Head>
              <Head>Seller</Head>
              <Head>Asal</Head>
              <Head>Kemasan</Head>
              <Head className="xl:hidden">Dokumen</Head>
              <Head numeric>{titled('Min.')}</Head>
              <Head numeric>{titled('Stok')}</Head>
              {lastPaid && (
                <Head numeric>
                  <span title="Harga yang terakhir dibayar perusahaan Anda">Terakhir</span>
                </Head>
              )}
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
                casNumber={casOf.get(product.id) ?? ''}
                units={unitsOf.get(product.id) ?? null}
                lastPaid={lastPaid ? (lastPaid.get(product.id) ?? null) : undefined}
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

/** What the viewer's company last paid for each product; null for viewers who buy nothing. */
function useLastPaid(products: readonly Product[]) {
  const viewer = useViewer()
  const buys = viewer.company?.kind === 'buyer' && viewerMay(viewer, 'order.read')
  const { data = [] } = useQuery({ ...lastPaidQuery(products.map(({ id }) => id)), enabled: buys })
  return buys ? new Map(data.map((paid) => [paid.productId, paid])) : null
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
        'sticky top-[var(--table-head-top,0px)] z-10 whitespace-nowrap border-b border-line bg-wash px-1 py-2 text-xs font-semibold text-mute first:ps-2 first:pe-0 last:pe-1.5',
        numeric ? 'text-end' : 'text-start',
        className,
      )}
    >
      {children}
    </th>
  )
}

// works only with its code, and few rows are out of stock
const RowAwait = lazyComponent(async () => (await import('./row-await.tsx')).default)

interface ProductRowProps {
  product: Product
  /** Of its material; empty where it has none. */
  casNumber: string
  /** What the company last paid for it; undefined where there is no such column. */
  lastPaid: { price: string; day: string } | null | undefined
  /** In stock, as decimal text; null when the viewer may not see it. */
  units: string | null
  /** The titles of the columns say the unit. */
  unitInHead: boolean
  /** Among those to compare. */
  ticked: boolean
  onTick: () => void
}

/** A product in a table, each in one line: what it is, whose, how much, at what price by role, and what can be done [CARD-6, UX-1]. */
function ProductRow({ product, casNumber, units, lastPaid, unitInHead, ticked, onTick }: ProductRowProps) {
  const visibility = priceVisibilityOf(useViewer(), product)
  const hydrated = useIsHydrated()
  const orderable = isOrderable(visibility)
  const documents = product.documentKinds.map(productDocumentLabel).join(', ')
  // what leads to the price has more to say than a price
  const takesBoth = lastPaid === null && product.price === null
  const unitClass = unitInHead ? 'xl:hidden' : undefined
  return (
    <tr role="row" className={cx('product-row', ticked ? 'bg-primary-wash' : 'xl:even:bg-wash')}>
      <td role="cell" className="max-xl:absolute max-xl:start-1.5 max-xl:top-1 xl:w-0">
        <Checkbox
          label={`Bandingkan ${product.name} dari ${product.sellerName}`}
          hideLabel
          checked={ticked}
          onChange={onTick}
          className="pointer-coarse:size-11 pointer-coarse:justify-center xl:pointer-fine:-mt-0.5"
        />
      </td>
      <th
        role="rowheader"
        scope="row"
        title={product.name}
        className="text-start font-normal max-xl:basis-full xl:w-13/20 xl:max-w-0 xl:min-w-32"
      >
        <Link
          to={productPath(product)}
          prefetch="intent"
          className="product-names font-semibold wrap-anywhere max-xl:text-sm"
        >
          {product.name}
        </Link>
      </th>
      <td role="cell" title={product.grade} className={cx('product-fact cut-fact xl:max-w-(--room)', beforeDot)}>
        {product.grade}
      </td>
      <td role="cell" className={cx('product-fact max-xl:empty:hidden', casNumber && beforeDot)}>
        {casNumber && <OnNarrow>CAS </OnNarrow>}
        {casNumber}
      </td>
      <td
        role="cell"
        title={product.sellerName}
        className={cx('product-fact xl:w-7/20 xl:max-w-0 xl:min-w-18', beforeDot)}
      >
        <Link to={sellerPath(product.sellerUsername)} className="product-names">
          {product.sellerName}
        </Link>
      </td>
      <td role="cell" title={product.origin} className={cx('product-fact cut-fact xl:max-w-(--room)', beforeDot)}>
        {product.origin}
      </td>
      <td role="cell" title={product.packLabel} className="product-fact cut-fact xl:max-w-(--pack-room)">
        {product.packLabel}
      </td>
      <td
        role="cell"
        title={documents || undefined}
        className={cx('product-fact max-xl:order-2 max-xl:empty:hidden xl:hidden', documents && beforeDot)}
      >
        {documents && <OnNarrow>Dokumen </OnNarrow>}
        {documents}
      </td>
      <td role="cell" className={cx('product-fact max-xl:order-2 xl:text-end', beforeDot)}>
        <OnNarrow>Min. </OnNarrow>
        {formatQuantity(leastUnits(product))} <span className={unitClass}>{product.unit}</span>
      </td>
      <td role="cell" className="product-fact max-xl:order-2 xl:text-end">
        <OnNarrow>Stok </OnNarrow>
        {/* the columns beside it say the unit */}
        <Stock product={product} units={units} unitClass="xl:hidden" />
        {!product.available && hydrated && (
          <Suspense fallback={null}>
            <RowAwait product={product} />
          </Suspense>
        )}
      </td>
      {lastPaid !== undefined && !takesBoth && (
        <td
          role="cell"
          title={lastPaid ? `Dibeli ${formatDay(lastPaid.day)}, ${formatRupiah(lastPaid.price)}` : undefined}
          className={cx(
            'product-fact cut-fact max-xl:order-2 max-xl:empty:hidden xl:max-w-26 xl:text-end',
            lastPaid && "max-xl:before:content-['·_'/'']",
          )}
        >
          {lastPaid && (
            <>
              <OnNarrow>Terakhir </OnNarrow>
              <Amount of={lastPaid.price} />
            </>
          )}
        </td>
      )}
      <td
        role="cell"
        colSpan={(orderable ? 1 : 2) + (takesBoth ? 1 : 0)}
        className="max-xl:order-4 max-xl:flex-1 xl:text-end"
      >
        <Price product={product} size="cell" unitClass={unitClass} />
      </td>
      {orderable && (
        <td role="cell" className="max-xl:order-4">
          <RowIcons product={product} />
        </td>
      )}
    </tr>
  )
}

/** A title beside the value, where the columns have none. */
function OnNarrow({ children }: { children: string }) {
  return (
    <span aria-hidden className="xl:hidden">
      {children}
    </span>
  )
}

const beforeDot = "max-xl:after:content-['_·'/'']"
