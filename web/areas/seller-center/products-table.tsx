import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import { productStatus } from '#domain/catalogue/codec.ts'
import type { OwnProduct } from '#domain/catalogue/codec-selling.ts'
import { formatQuantity } from '#domain/format.ts'
import { INBOX_PATH } from '#web/areas/negotiations/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { cx } from '#web/ui/cx.ts'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { PicturedCell } from '#web/ui/list/pictured-cell.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { ownProductPath } from './paths.ts'
import { statusTones } from './status-tones.ts'

interface Props {
  products: readonly OwnProduct[]
  actions: (product: OwnProduct) => ReactNode
  empty: ReactNode
}

/** The seller's products as a table: rows on a wide screen, cards on a phone [SELLER-1]. */
export function ProductsTable({ products, actions, empty }: Props) {
  return (
    // what fits depends on the room beside a side navigation, not on the screen
    <div className="@container">
      <DataTable
        caption="Daftar produk"
        columns={columns}
        rows={products}
        rowKey={(product) => String(product.id)}
        actions={actions}
        empty={empty}
      />
    </div>
  )
}

const columns: Column<OwnProduct>[] = [
  {
    key: 'produk',
    title: 'Produk',
    onCard: 'heading',
    className: 'md:w-full md:min-w-56 md:max-w-0',
    cell: (product) => (
      <PicturedCell picture={product.picture} name={<Name product={product} />} note={product.packLabel} />
    ),
  },
  {
    key: 'kategori',
    title: 'Kategori',
    className: 'whitespace-nowrap md:@max-[72rem]:hidden',
    cell: (product) => product.categoryName,
  },
  {
    key: 'status',
    title: 'Status',
    className: 'whitespace-nowrap',
    cell: ({ status }) => <StatusPill tone={statusTones[status]}>{productStatus.encode(status)}</StatusPill>,
  },
  { key: 'nego', title: 'Nego berjalan', numeric: true, cell: (product) => <Running product={product} /> },
  {
    key: 'stok',
    title: 'Stok',
    numeric: true,
    cell: ({ stock, unit, available }) => (
      <span className={cx(!available && 'font-semibold text-danger')}>
        {formatQuantity(stock)} {unit}
      </span>
    ),
  },
  {
    key: 'harga',
    title: 'Harga daftar',
    numeric: true,
    cell: ({ price, unit }) =>
      price === null ? (
        <span className="text-mute">belum ada</span>
      ) : (
        <>
          <span className="font-semibold">
            <Amount of={price} />
          </span>
          <span className="text-mute"> / {unit}</span>
        </>
      ),
  },
]

/** What is on sale leads to its page; what is not, to where it is edited, by those who may. */
function Name({ product }: { product: OwnProduct }) {
  const isSold = product.status === 'published'
  if (!isSold && !product.can.edit.allowed) return <span className="block truncate font-semibold">{product.name}</span>
  return (
    <Link
      to={isSold ? productPath(product) : ownProductPath(product.id)}
      className="block truncate font-semibold text-primary hover:underline"
    >
      {product.name}
    </Link>
  )
}

function Running({ product: { running, name } }: { product: OwnProduct }) {
  if (!running) return <span className="text-mute">–</span>
  return (
    <Link
      to={`${INBOX_PATH}?${new URLSearchParams({ keyword: name })}`}
      aria-label={`${running} nego berjalan tentang ${name}`}
      className="text-link"
    >
      {running}
    </Link>
  )
}
