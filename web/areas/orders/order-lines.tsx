import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import { goodsWords } from '#domain/catalogue/goods.ts'
import { formatQuantity } from '#domain/format.ts'
import { isMore, isSame } from '#domain/money.ts'
import type { Order } from '#domain/orders/shapes.ts'
import { Amount } from '#web/lib/amount.tsx'
import { OtherOffersLink } from '#web/lib/other-offers-link.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { LineDiscount } from './checkout/line-discount.tsx'

type Line = Order['lines'][number]

/** The ordered products, with prices and tax as placed; agreed prices are marked [NEGO-13]. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <DataTable
      caption="Produk yang dipesan"
      density="roomy"
      columns={[
        product,
        quantity,
        ...(order.shipments.length > 0 ? [arrived] : []),
        // a warehouse packs by quantity [ROLE-10]
        ...(order.amounts ? [price, amount(order.isTaxed)] : []),
      ]}
      rows={order.lines}
      rowKey={(line) => String(line.id)}
    />
  )
}

const product: Column<Line> = {
  key: 'produk',
  title: 'Produk',
  onCard: 'bare',
  className: 'md:w-full md:min-w-44',
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
        <span className="block text-xs text-mute wrap-anywhere">
          {[goodsWords(line), line.packLabel].filter(Boolean).join(' · ')} · <OtherOffersLink product={line} />
        </span>
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
}

const quantity: Column<Line> = {
  key: 'jumlah',
  title: 'Jumlah',
  numeric: true,
  className: 'whitespace-nowrap',
  cell: (line) => (
    <>
      {formatQuantity(line.units)} {line.unit}
      {isMore(line.cancelled, 0) && (
        <span className="block whitespace-normal text-xs text-mute">
          {formatQuantity(line.cancelled)} {line.unit} dibatalkan
        </span>
      )}
    </>
  ),
}

/** How much of a line has been sent, and has arrived [SHIP-1]. */
const arrived: Column<Line> = {
  key: 'diterima',
  title: 'Diterima',
  className: 'whitespace-nowrap',
  cell: (line) => (
    <>
      <span className="text-mute">
        {isSame(line.received, line.units)
          ? 'lengkap'
          : `${formatQuantity(line.received)} dari ${formatQuantity(line.units)} ${line.unit}`}
      </span>
      <ProgressBar
        label={`${line.name} yang diterima`}
        value={isMore(line.units, 0) ? Number(line.received) / Number(line.units) : 1}
        className="mt-1 w-28 max-md:ms-auto"
      />
      {isMore(line.left, 0) && (
        <span className="block whitespace-normal text-xs text-mute">
          {formatQuantity(line.left)} {line.unit} belum dikirim
        </span>
      )}
    </>
  ),
}

const price: Column<Line> = {
  key: 'harga',
  title: 'Harga satuan',
  numeric: true,
  className: 'whitespace-nowrap',
  cell: (line) => (
    <>
      {line.price && <Amount of={line.price} />}
      {line.agreement?.listPrice && (
        <s className="block text-xs text-mute">
          <span className="sr-only">harga awal </span>
          <Amount of={line.agreement.listPrice} />
        </s>
      )}
    </>
  ),
}

function amount(taxed: boolean): Column<Line> {
  return {
    key: 'subtotal',
    title: 'Jumlah harga',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: (line) => (
      <>
        <span className="font-semibold">{line.subtotal && <Amount of={line.subtotal} />}</span>
        {line.discount && <LineDiscount of={line.discount} />}
        {taxed && line.tax && (
          <span className="block text-xs text-mute">
            PPN <Amount of={line.tax} />
          </span>
        )}
      </>
    ),
  }
}
