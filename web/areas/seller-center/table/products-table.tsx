import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import type { OwnProduct } from '#domain/catalogue/contract-selling.ts'
import { productStatus } from '#domain/catalogue/product-status.ts'
import { formatQuantity } from '#domain/format.ts'
import { statusTones } from '#web/areas/catalogue/public.ts'
import { INBOX_PATH } from '#web/areas/negotiations/public.ts'
import { stockQuery, useStockDialog } from '#web/areas/stock/public.ts'
import { ApiError } from '#web/lib/api/api.ts'
import { cx } from '#web/ui/cx.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { PicturedCell } from '#web/ui/list/pictured-cell.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { ownProductPath } from '../paths.ts'
import { editableClass, PriceCell } from './price-cell.tsx'
import type { Selection } from './use-selection.ts'

interface Props {
  products: readonly OwnProduct[]
  /** Null: they cannot be changed, so there is nothing to tick them for. */
  selection: Selection | null
  actions: (product: OwnProduct) => ReactNode
  empty: ReactNode
}

/** The seller's products as a table: rows on a wide screen, cards on a phone [SELLER-1]. */
export function ProductsTable({ products, selection, actions, empty }: Props) {
  const { ask, dialog } = useAskingStock()
  return (
    // what fits depends on the room beside a side navigation, not on the screen
    <div className="@container">
      <DataTable
        caption="Daftar produk"
        columns={columnsOf(selection, (product) => () => void ask(product))}
        rows={products}
        rowKey={(product) => String(product.id)}
        actions={actions}
        empty={empty}
      />
      {dialog}
    </div>
  )
}

const columnsOf = (
  selection: Selection | null,
  askStock: (product: OwnProduct) => () => void,
): Column<OwnProduct>[] => [
  {
    key: 'produk',
    title: 'Produk',
    onCard: 'heading',
    className: 'md:w-full md:min-w-44 xl:min-w-56 md:max-w-0',
    cell: (product) => (
      <span className="flex items-center gap-3">
        {selection && <Tick product={product} selection={selection} />}
        <PicturedCell
          picture={product.picture}
          name={<Name product={product} />}
          note={[product.sku, product.packLabel].filter(Boolean).join(' · ')}
        />
      </span>
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
    cell: ({ status, ban }) => (
      <>
        <StatusPill tone={statusTones[status]}>{productStatus.encode(status)}</StatusPill>
        {ban && (
          <span title={ban.reason} className="mt-0.5 line-clamp-2 text-xs whitespace-normal text-mute md:w-52">
            {ban.requestedAt ? 'Menunggu ditinjau lagi' : ban.reason}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'nego',
    title: 'Nego berjalan',
    numeric: true,
    isEmpty: ({ running }) => !running,
    cell: (product) => <Running product={product} />,
  },
  {
    key: 'stok',
    title: 'Stok',
    numeric: true,
    cell: (product) => <StockCell product={product} onAsk={askStock(product)} />,
  },
  {
    key: 'harga',
    title: 'Harga daftar',
    numeric: true,
    // an open field begins anew for another product
    cell: (product) => <PriceCell key={product.id} product={product} />,
  },
]

function Tick({ product, selection }: { product: OwnProduct; selection: Selection }) {
  return (
    <Checkbox
      label={`Pilih ${product.name}`}
      hideLabel
      checked={selection.has(product)}
      onChange={({ target }) => selection.tick([product], target.checked)}
    />
  )
}

/** Leads to where it is edited, for those who may; for others to its page, while it is on sale. */
function Name({ product }: { product: OwnProduct }) {
  const path = product.can.edit.allowed
    ? ownProductPath(product.id)
    : product.status === 'published' && productPath(product)
  if (!path) return <span className="font-semibold max-md:wrap-anywhere md:line-clamp-2">{product.name}</span>
  return (
    <Link to={path} className="font-semibold text-primary max-md:wrap-anywhere md:line-clamp-2 hover:underline">
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

/** Asks for another stock of a product, over the present balance of the ledger [SHOP-2, SHOP-5]. */
function useAskingStock(): { ask: (product: OwnProduct) => Promise<void>; dialog: ReactNode } {
  const client = useQueryClient()
  const { ask, dialog } = useStockDialog()
  return {
    dialog,
    async ask({ id }) {
      try {
        const { product } = await client.fetchQuery(stockQuery(id))
        ask(product, 'set')()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        toast.failure('Stok belum dapat dibuka. Periksa koneksi Anda, lalu coba lagi.')
      }
    },
  }
}

interface StockCellProps {
  product: OwnProduct
  /** Opens the dialog in which the stock is changed, with its reason. */
  onAsk: () => void
}

/** What may be sold of a product, beside what orders hold and what is expected; who may change it presses it [SHOP-2, SHOP-5]. */
function StockCell({ product, onAsk }: StockCellProps) {
  const { stock, unit, available, name, can } = product
  const besides = besidesOf(product)
  const text = `${formatQuantity(stock)} ${unit}`
  const tone = cx(!available && 'font-semibold text-danger')
  if (!can.stock.allowed) {
    return (
      <>
        <span className={tone}>{text}</span>
        {besides}
      </>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-label={`Ubah stok ${name}, sekarang ${text}`}
        onClick={onAsk}
        className={cx(editableClass, tone)}
      >
        {text}
      </button>
      {besides}
    </>
  )
}

/** What is not free, but there for orders, or on its way. */
function besidesOf({ reserved, expected, unit }: OwnProduct) {
  const notes = [
    ...(reserved === '0' ? [] : [`dipesan ${formatQuantity(reserved)} ${unit}`]),
    ...(expected === '0' ? [] : [`ditunggu ${formatQuantity(expected)} ${unit}`]),
  ]
  return notes.map((text) => (
    <span key={text} className="block whitespace-nowrap text-xs text-mute">
      {text}
    </span>
  ))
}
