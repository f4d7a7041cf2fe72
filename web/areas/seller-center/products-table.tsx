import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import type { WireProductStatus } from '#domain/catalogue/codec.ts'
import type { OwnProduct } from '#domain/catalogue/contract-selling.ts'
import { visibleAmount } from '#domain/codec.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { INBOX_PATH } from '#web/areas/negotiations/public.ts'
import { cx } from '#web/ui/cx.ts'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'

interface Props {
  products: readonly OwnProduct[]
  actions: (product: OwnProduct) => ReactNode
  empty: ReactNode
}

/** The seller's products as rows: one line each on a wide screen, a card each on a phone [SELLER-1]. */
export function ProductsTable({ products, actions, empty }: Props) {
  return (
    // what fits depends on the room beside a side navigation, not on the screen
    <div className="@container">
      <DataTable
        caption="Daftar produk"
        columns={columns}
        rows={products}
        rowKey={(product) => String(product.produk_id)}
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
      <span className="flex items-center gap-3">
        <img
          src={product.produk_foto}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className="size-10 shrink-0 rounded-mark bg-page object-cover"
        />
        <span className="min-w-0">
          <Name product={product} />
          <span className="block truncate text-xs font-normal text-mute">{product.produk_kemasan}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'kategori',
    title: 'Kategori',
    className: 'whitespace-nowrap md:@max-[72rem]:hidden',
    cell: (product) => product.kategori_nama,
  },
  {
    key: 'status',
    title: 'Status',
    className: 'whitespace-nowrap',
    cell: ({ status }) => <StatusPill tone={tones[status]}>{status}</StatusPill>,
  },
  { key: 'nego', title: 'Nego berjalan', numeric: true, cell: (product) => <Running product={product} /> },
  {
    key: 'stok',
    title: 'Stok',
    numeric: true,
    cell: ({ produk_stok, produk_satuan, produk_tersedia }) => (
      <span className={cx(!produk_tersedia && 'font-semibold text-danger')}>
        {formatQuantity(produk_stok)} {produk_satuan}
      </span>
    ),
  },
  {
    key: 'harga',
    title: 'Harga daftar',
    numeric: true,
    cell: ({ produk_harga_satuan, produk_satuan }) =>
      visibleAmount.decode(produk_harga_satuan) === null ? (
        <span className="text-mute">belum ada</span>
      ) : (
        <>
          <span className="font-semibold">{formatRupiah(produk_harga_satuan)}</span>
          <span className="text-mute"> / {produk_satuan}</span>
        </>
      ),
  },
]

/** What is not sold has no page to lead to. */
function Name({ product }: { product: OwnProduct }) {
  if (product.status !== 'dijual') return <span className="block truncate font-semibold">{product.produk_nama}</span>
  return (
    <Link
      to={productPath({ code: product.produk_id_url, name: product.produk_nama })}
      className="block truncate font-semibold text-primary hover:underline"
    >
      {product.produk_nama}
    </Link>
  )
}

function Running({ product: { nego_berjalan, produk_nama } }: { product: OwnProduct }) {
  if (!nego_berjalan) return <span className="text-mute">–</span>
  return (
    <Link
      to={`${INBOX_PATH}?${new URLSearchParams({ keyword: produk_nama })}`}
      aria-label={`${nego_berjalan} nego berjalan tentang ${produk_nama}`}
      className="text-link"
    >
      {nego_berjalan}
    </Link>
  )
}

const tones: Record<WireProductStatus, Tone> = { dijual: 'success', ditarik: 'neutral', draf: 'attention' }
