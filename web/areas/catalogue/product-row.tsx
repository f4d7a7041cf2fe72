// biome-ignore-all lint/a11y/noRedundantRoles: a row drawn as blocks, as on a phone, loses the roles it was born with
import { Link } from 'react-router'
import { productPath, sellerPath } from '#domain/catalogue/address.ts'
import type { ProductCard as Product } from '#domain/catalogue/codec.ts'
import { formatQuantity } from '#domain/format.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { leastUnits } from './pack-words.ts'
import { Price } from './price.tsx'
import { RowIcons } from './product-actions.tsx'
import { standingOf } from './standing.ts'
import { Stock } from './stock.tsx'
import { tickCompared } from './use-compared.ts'

interface Props {
  product: Product
  /** In stock, as decimal text; null when the viewer may not see it. */
  units: string | null
  /** The titles of the columns say the unit. */
  unitInHead: boolean
  /** Among those to compare. */
  ticked: boolean
}

/** A product in a table: name, seller, origin, pack, minimum, stock, price by role, and what can be done [CARD-6]. */
export function ProductRow({ product, units, unitInHead, ticked }: Props) {
  const standing = standingOf(useViewer(), product)
  const orderable = standing === 'buyer' || standing === 'visitor'
  const unitClass = unitInHead ? 'xl:hidden' : undefined
  return (
    <tr role="row" className={cx(rowClass, ticked ? 'bg-primary-wash' : 'xl:even:bg-wash')}>
      <td role="cell" className={cx(cellClass, 'max-xl:absolute max-xl:start-1.5 max-xl:top-1 xl:w-0')}>
        <Checkbox
          label={`Bandingkan ${product.name} dari ${product.sellerName}`}
          hideLabel
          checked={ticked}
          onChange={() => tickCompared(product.code)}
          className="pointer-coarse:size-11 pointer-coarse:justify-center xl:pointer-fine:-mt-0.5"
        />
      </td>
      <th
        role="rowheader"
        scope="row"
        title={product.name}
        className={cx(
          cellClass,
          'text-start font-normal max-xl:basis-full xl:w-full xl:max-w-0 xl:min-w-48 xl:truncate',
        )}
      >
        <Link
          to={productPath(product)}
          prefetch="intent"
          className="rounded-sm font-semibold no-underline wrap-anywhere hover:text-primary hover:underline max-xl:text-sm"
        >
          {product.name}
        </Link>
      </th>
      <td
        role="cell"
        title={product.sellerName}
        className={cx(cellClass, factClass, beforeDot, 'xl:max-w-36 xl:truncate')}
      >
        <Link
          to={sellerPath(product.sellerUsername)}
          className="rounded-sm no-underline hover:text-primary hover:underline"
        >
          {product.sellerName}
        </Link>
      </td>
      <td role="cell" className={cx(cellClass, factClass, beforeDot)}>
        {product.origin}
      </td>
      <td role="cell" className={cx(cellClass, factClass)}>
        {product.packLabel}
      </td>
      <td role="cell" className={cx(cellClass, factClass, beforeDot, 'max-xl:order-2 xl:text-end')}>
        <OnNarrow>Min. </OnNarrow>
        {formatQuantity(leastUnits(product))} <span className={unitClass}>{product.unit}</span>
      </td>
      <td role="cell" className={cx(cellClass, factClass, 'max-xl:order-2 xl:text-end')}>
        <OnNarrow>Stok </OnNarrow>
        <Stock product={product} units={units} unitClass={unitClass} />
      </td>
      <td role="cell" colSpan={orderable ? 1 : 2} className={cx(cellClass, 'max-xl:order-4 max-xl:flex-1 xl:text-end')}>
        <Price product={product} size="cell" unitClass={unitClass} />
      </td>
      {orderable && (
        <td role="cell" className={cx(cellClass, 'max-xl:order-4')}>
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

// narrow: name; seller, origin and pack; minimum and stock; price and buttons. The empty blocks break the lines.
const rowClass =
  'group/row relative max-xl:flex max-xl:flex-wrap max-xl:items-center max-xl:gap-x-1 max-xl:border-b max-xl:border-line max-xl:py-2.5 max-xl:pe-3.5 max-xl:ps-12 max-xl:last:border-b-0 max-xl:before:order-1 max-xl:before:basis-full max-xl:after:order-3 max-xl:after:basis-full xl:hover:bg-primary-wash'

const cellClass =
  'max-xl:block xl:h-8 xl:border-b xl:border-line xl:px-1.5 xl:align-middle xl:first:ps-3 xl:first:pe-0 xl:last:pe-2.5 xl:group-last/row:border-b-0'

const factClass = 'whitespace-nowrap max-xl:text-xs max-xl:text-mute xl:text-ink-soft'

const beforeDot = "max-xl:after:content-['_·'/'']"
