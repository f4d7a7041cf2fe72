import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { OrderDetail } from '#domain/orders/shapes.ts'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'

type Line = OrderDetail['produk'][number]

/** What was ordered, at the prices and with the tax of that day; a price that was agreed says so [NEGO-13]. */
export function OrderLines({ order }: { order: OrderDetail }) {
  return (
    <DataTable
      caption="Produk yang dipesan"
      density="roomy"
      columns={[...columns, amount(order.pkp)]}
      rows={order.produk}
      rowKey={(line) => String(line.produk_id)}
    />
  )
}

const columns: Column<Line>[] = [
  {
    key: 'produk',
    title: 'Produk',
    onCard: 'bare',
    className: 'md:w-full',
    cell: (line) => (
      <span className="flex items-center gap-3">
        <img
          src={line.produk_foto}
          alt=""
          width={40}
          height={40}
          className="size-10 rounded-mark bg-page object-cover print:hidden"
        />
        <span className="min-w-0">
          <Link
            to={productPath({ code: line.produk_id_url, name: line.produk_nama })}
            className="font-semibold hover:text-primary hover:underline"
          >
            {line.produk_nama}
          </Link>
          <span className="block text-xs text-mute">{line.produk_kemasan}</span>
          {line.nego && (
            <StatusPill tone={line.nego.deal ? 'attention' : 'primary'} className="mt-1">
              {line.nego.keterangan}
            </StatusPill>
          )}
        </span>
      </span>
    ),
  },
  {
    key: 'jumlah',
    title: 'Jumlah',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: (line) => `${formatQuantity(line.jumlah_satuan)} ${line.produk_satuan}`,
  },
  {
    key: 'harga',
    title: 'Harga satuan',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: (line) => (
      <>
        {formatRupiah(line.harga_satuan)}
        {line.nego && (
          <s className="block text-xs text-mute">
            <span className="sr-only">harga awal </span>
            {formatRupiah(line.nego.harga_awal)}
          </s>
        )}
      </>
    ),
  },
]

function amount(taxed: boolean): Column<Line> {
  return {
    key: 'subtotal',
    title: 'Jumlah harga',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: (line) => (
      <>
        <span className="font-semibold">{formatRupiah(line.subtotal)}</span>
        {taxed && <span className="block text-xs text-mute">PPN {formatRupiah(line.ppn)}</span>}
      </>
    ),
  }
}
