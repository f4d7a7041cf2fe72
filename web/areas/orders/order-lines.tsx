import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import { formatQuantity } from '#domain/format.ts'
import type { Order } from '#domain/orders/codec.ts'
import { Amount } from '#web/lib/amount.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { LineDiscount } from './line-discount.tsx'

type Line = Order['lines'][number]

/** The ordered products, with prices and tax as placed; agreed prices are marked [NEGO-13]. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <DataTable
      caption="Produk yang dipesan"
      density="roomy"
      columns={[...columns, amount(order.isTaxed)]}
      rows={order.lines}
      rowKey={(line) => String(line.id)}
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
          src={line.picture}
          alt=""
          width={40}
          height={40}
          className="size-10 rounded-mark bg-page object-cover print:hidden"
        />
        <span className="min-w-0">
          <Link to={productPath(line)} className="font-semibold hover:text-primary hover:underline">
            {line.name}
          </Link>
          <span className="block text-xs text-mute">{line.packLabel}</span>
          {line.later && (
            <span className="block text-xs text-amber-ink">
              {`${formatQuantity(line.later.units)} ${line.unit} dipesan melebihi stok, ${line.later.days} hari kerja setelah dikonfirmasi`}
            </span>
          )}
          {line.agreement && (
            <StatusPill tone={line.agreement.deal ? 'attention' : 'primary'} className="mt-1">
              {line.agreement.explanation}
            </StatusPill>
          )}
          {line.agreement?.warning && (
            <StatusPill tone="danger" className="ms-1.5 mt-1">
              {line.agreement.warning}
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
    cell: (line) => `${formatQuantity(line.units)} ${line.unit}`,
  },
  {
    key: 'harga',
    title: 'Harga satuan',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: (line) => (
      <>
        <Amount of={line.price} />
        {line.agreement && (
          <s className="block text-xs text-mute">
            <span className="sr-only">harga awal </span>
            <Amount of={line.agreement.listPrice} />
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
        <span className="font-semibold">
          <Amount of={line.subtotal} />
        </span>
        <LineDiscount of={line.discount} />
        {taxed && (
          <span className="block text-xs text-mute">
            PPN <Amount of={line.tax} />
          </span>
        )}
      </>
    ),
  }
}
