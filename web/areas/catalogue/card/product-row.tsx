// biome-ignore-all lint/a11y/noRedundantRoles: a row drawn as blocks, as on a phone, loses the roles it was born with
import { Suspense } from 'react'
import { Link } from 'react-router'
import { productPath, sellerPath } from '#domain/catalogue/address.ts'
import type { ProductCard as Product } from '#domain/catalogue/contract.ts'
import { productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import { formatQuantity } from '#domain/format.ts'
import { useIsHydrated } from '#web/lib/press/use-is-hydrated.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { leastUnits } from '../pack-words.ts'
import { Price } from '../price.tsx'
import { isOrderable, standingOf } from '../standing.ts'
import { Stock } from '../stock.tsx'
import { RowIcons } from './product-actions.tsx'

// works only with its code, and few rows are out of stock
const RowAwait = lazyPart(async () => (await import('./row-await.tsx')).default)

interface Props {
  product: Product
  /** In stock, as decimal text; null when the viewer may not see it. */
  units: string | null
  /** The titles of the columns say the unit. */
  unitInHead: boolean
  /** Among those to compare. */
  ticked: boolean
  onTick: () => void
}

/** A product in a table: name, seller, origin, pack, minimum, stock, price by role, and what can be done [CARD-6]. */
export function ProductRow({ product, units, unitInHead, ticked, onTick }: Props) {
  const standing = standingOf(useViewer(), product)
  const hydrated = useIsHydrated()
  const orderable = isOrderable(standing)
  const documents = product.documentKinds.map(productDocumentLabel).join(', ')
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
        className="text-start font-normal max-xl:basis-full xl:w-13/20 xl:max-w-0 xl:min-w-52"
      >
        <Link
          to={productPath(product)}
          prefetch="intent"
          className="product-names font-semibold wrap-anywhere max-xl:text-sm"
        >
          {product.name}
        </Link>
      </th>
      <td
        role="cell"
        title={product.sellerName}
        className={cx('product-fact xl:w-7/20 xl:max-w-0 xl:min-w-32', beforeDot)}
      >
        <Link to={sellerPath(product.sellerUsername)} className="product-names">
          {product.sellerName}
        </Link>
      </td>
      <td role="cell" className={cx('product-fact', beforeDot)}>
        {product.origin}
      </td>
      <td role="cell" className="product-fact xl:min-w-30 xl:whitespace-normal xl:leading-[0.9375rem]">
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
        <Stock product={product} units={units} unitClass={unitClass} />
        {!product.available && hydrated && (
          <Suspense fallback={null}>
            <RowAwait product={product} />
          </Suspense>
        )}
      </td>
      <td role="cell" colSpan={orderable ? 1 : 2} className="max-xl:order-4 max-xl:flex-1 xl:text-end">
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
