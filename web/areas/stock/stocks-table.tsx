import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { productStatus } from '#domain/catalogue/product-status.ts'
import { isMore } from '#domain/money.ts'
import type { StockedProduct, StockPage } from '#domain/stock/shapes.ts'
import { formatDay } from '#web/lib/dates.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { PicturedCell } from '#web/ui/list/pictured-cell.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { stockPath } from './paths.ts'
import { Units } from './units.tsx'
import { useStockDialog } from './use-stock-dialog.tsx'

interface Props {
  products: readonly StockedProduct[]
  can: StockPage['can']['change']
  empty: ReactNode
}

/** The seller's stocks as a table; acts are requested in dialogs [SHOP-5]. */
export function StocksTable({ products, can, empty }: Props) {
  const { ask, dialog } = useStockDialog()
  return (
    <>
      <DataTable
        caption="Stok produk"
        columns={columns}
        rows={products}
        rowKey={({ id }) => String(id)}
        empty={empty}
        actions={(product) => (
          <Menu
            align="end"
            trigger={<IconButton icon="dots" size="dense" label={`Tindakan untuk stok ${product.name}`} />}
          >
            <MenuItem icon="plus" disabled={!can.allowed} reason={can.reason} onSelect={ask(product, 'receive')}>
              Catat barang masuk
            </MenuItem>
            <MenuItem icon="truck" disabled={!can.allowed} reason={can.reason} onSelect={ask(product, 'expect')}>
              Catat yang ditunggu
            </MenuItem>
            <MenuItem icon="pencil" disabled={!can.allowed} reason={can.reason} onSelect={ask(product, 'set')}>
              Ubah stok
            </MenuItem>
            <MenuItem icon="bell" disabled={!can.allowed} reason={can.reason} onSelect={ask(product, 'threshold')}>
              Atur batas menipis
            </MenuItem>
            <MenuItem icon="calendar" disabled={!can.allowed} reason={can.reason} onSelect={ask(product, 'leadTime')}>
              Pesanan melebihi stok
            </MenuItem>
          </Menu>
        )}
      />
      {dialog}
    </>
  )
}

const columns: Column<StockedProduct>[] = [
  {
    key: 'produk',
    title: 'Produk',
    onCard: 'heading',
    className: 'md:w-full md:min-w-44 xl:min-w-56 md:max-w-0',
    cell: (product) => (
      <PicturedCell
        picture={product.picture}
        name={
          <Link
            to={stockPath(product.id)}
            className="block font-semibold text-primary hover:underline max-md:wrap-anywhere md:truncate"
          >
            {product.name}
          </Link>
        }
        note={
          <>
            {[product.sku, product.packLabel].filter(Boolean).join(' · ')}
            {product.status !== 'published' && ` · ${productStatus.encode(product.status)}`}
          </>
        }
      />
    ),
  },
  { key: 'keadaan', title: 'Keadaan', className: 'whitespace-nowrap', cell: (product) => <State product={product} /> },
  {
    key: 'bebas',
    title: 'Bebas',
    numeric: true,
    cell: ({ free, unit }) => (
      <strong className="font-semibold">
        <Units of={free} unit={unit} />
      </strong>
    ),
  },
  {
    key: 'dipesan',
    title: 'Dipesan',
    numeric: true,
    cell: ({ reserved, beyond, unit }) => (
      <>
        <Units of={reserved} unit={unit} />
        {isMore(beyond, '0') && (
          <span className="block text-xs text-amber-ink">
            <Units of={beyond} unit={unit} /> melebihi stok
          </span>
        )}
      </>
    ),
  },
  {
    key: 'ditunggu',
    title: 'Ditunggu',
    numeric: true,
    isEmpty: ({ expectedOn }) => expectedOn === null,
    cell: (product) => <Expected product={product} />,
  },
  {
    key: 'fisik',
    title: 'Fisik',
    numeric: true,
    className: 'md:@max-[54rem]:hidden',
    cell: ({ onHand, unit }) => <Units of={onHand} unit={unit} />,
  },
  {
    key: 'kedaluwarsa',
    title: 'Kedaluwarsa berikut',
    className: 'whitespace-nowrap',
    isEmpty: ({ nextExpiry }) => nextExpiry === null,
    cell: ({ nextExpiry }) => (nextExpiry ? formatDay(nextExpiry) : <span className="text-mute">–</span>),
  },
]

function State({ product }: { product: StockedProduct }) {
  const { free, soldOut, lowBelow, expired } = product
  if (soldOut) return <StatusPill tone="danger">Habis</StatusPill>
  if (isMore(expired, '0')) return <StatusPill tone="danger">Ada yang kedaluwarsa</StatusPill>
  if (lowBelow && isMore(lowBelow, free)) return <StatusPill tone="attention">Menipis</StatusPill>
  return <StatusPill tone="success">Cukup</StatusPill>
}

function Expected({ product: { expected, expectedOn, isLate, unit } }: { product: StockedProduct }) {
  if (expectedOn === null) return <span className="text-mute">–</span>
  return (
    <>
      <Units of={expected} unit={unit} />
      <span className={cx('block text-xs', isLate ? 'text-danger' : 'text-mute')}>
        {isLate && 'terlambat, '}
        {formatDay(expectedOn)}
      </span>
    </>
  )
}
