import type { ReactNode } from 'react'
import { weekdaysText } from '#domain/days/weekdays.ts'
import { formatQuantity } from '#domain/format.ts'
import { decimal, isMore, quantityText } from '#domain/money.ts'
import type { Order } from '#domain/orders/shapes.ts'
import type { Shipment } from '#domain/orders/shapes-shipments.ts'
import { OrderDocuments } from '#web/areas/order-documents/public.ts'
import { PaymentPill } from '#web/areas/receivables/public.ts'
import { ShipmentCards } from '#web/areas/shipments/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDateTime, formatDay } from '#web/lib/dates.ts'
import { PrintHeader } from '#web/lib/print-header.tsx'
import { useViewer } from '#web/lib/viewer.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import type { BreadcrumbEntry } from '#web/ui/layout/breadcrumb.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { AmountList } from './amount-list.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderStatePill } from './order-state-pill.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { TransferTo } from './transfer-to.tsx'

interface Props {
  order: Order
  breadcrumb: readonly BreadcrumbEntry[]
  /** The other side: 'Seller' or 'Pembeli'. */
  partner: string
  /** The viewer's actions. */
  acts: ReactNode
  /** Its payments; null where the viewer may not see them. */
  money: ReactNode
  /** Its claims. */
  claims: ReactNode
  /** Shown above the order. */
  notice?: ReactNode
  /** Asks what arrived of a shipment; absent for members who may not receive. */
  onReceive?: (shipment: Shipment) => void
  /** Corrects or undoes a shipment recorded by mistake; left out for who does not ship. */
  onMistake?: (shipment: Shipment, act: 'correct' | 'undo') => void
}

/** One order for either side: lines, amounts with tax, address and history; can be printed [ORDER-5]. */
export function OrderDetail({ order, breadcrumb, partner, acts, money, claims, notice, onReceive, onMistake }: Props) {
  const company = useViewer().company?.name
  return (
    <>
      <PrintHeader>
        Pesanan {partner === 'Seller' ? company : order.partnerName} kepada{' '}
        {partner === 'Seller' ? order.partnerName : company}
      </PrintHeader>
      <PageHeader
        breadcrumb={breadcrumb}
        title={<span className="num">{order.number}</span>}
        longLead
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <OrderStatePill order={order} />
            <ShipmentsPill order={order} />
            {order.payment && <PaymentPill state={order.payment.state} />}
            <span className="num">
              Dipesan {formatDateTime(order.placedAt)} oleh {order.placedBy}
            </span>
          </span>
        }
        actions={
          <div className="flex flex-wrap gap-2.5 max-sm:*:flex-1" data-print="hide">
            <IconButton icon="printer" label="Cetak" className="max-sm:hidden" onClick={() => window.print()} />
            {acts}
          </div>
        }
      />
      {notice}
      <div className="@container">
        <div className="grid items-start gap-5 @min-[56rem]:grid-cols-[minmax(0,1fr)_21rem] @min-[56rem]:grid-rows-[auto_auto_1fr] print:block">
          <Card
            padded
            as="section"
            aria-label="Perkembangan"
            data-print="together"
            className="@max-[56rem]:order-last @min-[56rem]:col-span-2 print:mb-5"
          >
            <CardTitle>Perkembangan</CardTitle>
            <OrderTimeline order={order} />
          </Card>
          <div className="grid gap-5 sm:@max-[56rem]:grid-cols-2 @min-[56rem]:col-start-2 print:my-5 print:flex print:flex-wrap print:*:flex-[1_1_40%] empty:hidden">
            {money}
            {order.transferTo && <TransferTo account={order.transferTo} />}
          </div>
          <div className="grid min-w-0 gap-5 @min-[56rem]:col-start-1 @min-[56rem]:row-span-2 @min-[56rem]:row-start-2">
            <OrderLines order={order} />
            <ShipmentCards order={order} onReceive={onReceive} onMistake={onMistake} />
            <div className="grid items-start gap-5 sm:grid-cols-2 print:grid-cols-2 print:items-stretch">
              <Terms order={order} partner={partner} />
              {order.amounts && (
                <Card
                  padded
                  as="section"
                  aria-label="Rincian pembayaran"
                  data-print="together"
                  className="max-sm:order-first"
                >
                  <CardTitle>Rincian pembayaran</CardTitle>
                  <AmountList amounts={order.amounts} taxed={order.isTaxed} rate={order.taxPercent} vouchers={order} />
                  {order.agreedTotal && (
                    <p className="num mt-2.5 border-t border-line pt-2.5 text-sm text-mute">
                      Semula <Amount of={order.agreedTotal} />, sebelum sebagian dibatalkan.
                    </p>
                  )}
                </Card>
              )}
            </div>
          </div>
          <div className="grid gap-5 sm:@max-[56rem]:grid-cols-2 @min-[56rem]:col-start-2 print:mt-5 print:flex print:flex-wrap print:*:flex-[1_1_40%]">
            {claims}
            <OrderDocuments orderId={order.id} />
            {order.pickup === null ? <Delivery order={order} /> : <Pickup order={order} pickup={order.pickup} />}
          </div>
        </div>
      </div>
    </>
  )
}

/** '1 dari 2 kiriman diterima', where there is more than one; and how much is not in any of them yet. */
function ShipmentsPill({ order: { shipments, pickup, lines } }: { order: Order }) {
  const counted = shipments.filter(({ isReplacement, state }) => !isReplacement && state !== 'undone')
  if (counted.length < 2) return null
  const received = counted.filter(({ state }) => state === 'received').length
  const done = pickup === null ? 'diterima' : 'diambil'
  const left = leftOf(lines)
  const rest = left.length > 0 ? `, ${left.join(' dan ')} belum ${pickup === null ? 'dikirim' : 'siap'}` : ''
  return (
    <StatusPill tone={received === counted.length && left.length === 0 ? 'success' : 'attention'}>
      {received} dari {counted.length} kiriman {done}
      {rest}
    </StatusPill>
  )
}

/** '112,5 kg' and '3 liter' where that much is neither shipped nor cancelled. */
function leftOf(lines: Order['lines']): string[] {
  const units = [...new Set(lines.map(({ unit }) => unit))]
  return units.flatMap((unit) => {
    const left = lines.filter((line) => line.unit === unit).reduce((sum, line) => sum.plus(line.left), decimal(0))
    return isMore(left, 0) ? [`${formatQuantity(quantityText(left))} ${unit}`] : []
  })
}

function Terms({ order, partner }: Pick<Props, 'order' | 'partner'>) {
  return (
    <Card padded as="section" aria-label="Keterangan" data-print="together">
      <CardTitle>Keterangan</CardTitle>
      <FactList
        layout="rows"
        facts={[
          { label: partner, value: order.partnerName },
          { label: 'Tipe pembayaran', value: order.paymentType },
          ...(order.credit ? creditFacts(order.credit, order.pickup) : []),
          ...(order.poNumber ? [{ label: 'Nomor PO pembeli', value: order.poNumber }] : []),
          ...(order.requestedDay ? [requestedDayFact(order.requestedDay, order.pickup)] : []),
        ]}
      />
      {order.note && (
        <p className="border-t border-line pt-2.5 text-sm">
          <span className="block text-mute">Catatan pembeli</span>
          {order.note}
        </p>
      )}
    </Card>
  )
}

function requestedDayFact(day: string, pickup: string | null) {
  return { label: pickup === null ? 'Tanggal kirim diminta' : 'Tanggal ambil diminta', value: formatDay(day) }
}

function creditFacts({ days, exchangeDays, due, paidAt }: NonNullable<Order['credit']>, pickup: string | null) {
  const withGoods = pickup === null ? 'dikirim' : 'siap diambil'
  const exchange = `tukar faktur (${weekdaysText(exchangeDays) || 'setiap hari'})`
  const from = exchangeDays.length > 0 ? exchange : withGoods
  return [
    { label: 'Jatuh tempo', value: due ? formatDay(due) : `${days} hari setelah ${from}` },
    ...(paidAt ? [{ label: 'Lunas', value: formatDateTime(paidAt) }] : []),
  ]
}

function Delivery({ order: { address } }: { order: Order }) {
  return (
    <Card padded as="section" aria-label="Pengiriman" data-print="together">
      <CardTitle>Pengiriman</CardTitle>
      <BuyersAddress address={address} />
    </Card>
  )
}

/** Where and when the goods are fetched, and whom the seller reaches about them [SHOP-8]. */
function Pickup({ order: { address, state }, pickup }: { order: Order; pickup: string }) {
  return (
    <Card padded as="section" aria-label="Pengambilan" data-print="together">
      <CardTitle>Pengambilan</CardTitle>
      <p className="text-sm">
        <span className="block text-mute">
          {state === 'completed' ? 'Diambil di' : 'Diambil sendiri oleh pembeli di'}
        </span>
        <strong className="block font-semibold">{pickup}</strong>
      </p>
      <div className="mt-2.5 border-t border-line pt-2.5">
        <p className="text-sm text-mute">Alamat pembeli</p>
        <BuyersAddress address={address} />
      </div>
    </Card>
  )
}

function BuyersAddress({ address }: Pick<Order, 'address'>) {
  return (
    <address className="num text-sm not-italic">
      <strong className="block font-semibold">{address.label}</strong>
      {address.recipient}&nbsp;· {address.phone}
      <br />
      {address.street}
      <br />
      {address.city}, {address.province} {address.postalCode}
    </address>
  )
}
