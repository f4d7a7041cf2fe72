import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { OrderDetail as Order } from '#domain/orders/shapes.ts'
import { formatDateTime, formatDay } from '#web/lib/dates.ts'
import { useFreshOnReturn } from '#web/lib/use-fresh-on-return.ts'
import { useLive } from '#web/lib/use-live.ts'
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

interface Props {
  order: Order
  breadcrumb: readonly BreadcrumbEntry[]
  /** What the other side is: 'Seller' or 'Pembeli'. */
  partner: string
  /** The viewer's acts. */
  acts: ReactNode
  /** What is to be known first. */
  notice?: ReactNode
}

/** One order of either side: lines, amounts with tax, address, and what has happened to it; good on paper too [ORDER-5]. */
export function OrderDetail({ order, breadcrumb, partner, acts, notice }: Props) {
  useFreshOnReturn()
  const { revalidate } = useRevalidator()
  useLive('order', (change) => {
    if (!change || !('id' in change) || change.id === order.transaksi_id) void revalidate()
  })
  return (
    <>
      <PageHeader
        breadcrumb={breadcrumb}
        title={<span className="num">{order.nomor}</span>}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <OrderStatePill state={order.status} />
            {order.tempo?.lunas && <StatusPill tone="success">Lunas</StatusPill>}
            {order.tempo?.lewat && <StatusPill tone="danger">Lewat jatuh tempo</StatusPill>}
            <span className="num">
              Dipesan {formatDateTime(order.tanggal)} oleh {order.pemesan}
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
        <div className="grid items-start gap-5 @min-[56rem]:grid-cols-[minmax(0,1fr)_21rem] print:block">
          <div className="grid min-w-0 gap-5">
            <OrderLines order={order} />
            <div className="grid items-start gap-5 sm:grid-cols-2 print:grid-cols-2">
              <Terms order={order} partner={partner} />
              <Card
                padded
                as="section"
                aria-label="Rincian pembayaran"
                data-print="together"
                className="max-sm:order-first"
              >
                <CardTitle>Rincian pembayaran</CardTitle>
                <AmountList amounts={order.rincian} taxed={order.pkp} rate={order.tarif_ppn} />
              </Card>
            </div>
          </div>
          <div className="grid gap-5 sm:@max-[56rem]:grid-cols-2 print:mt-5 print:grid-cols-2">
            <Card padded as="section" aria-label="Perkembangan" data-print="together">
              <CardTitle>Perkembangan</CardTitle>
              <OrderTimeline order={order} />
            </Card>
            <Card padded as="section" aria-label="Pengiriman" data-print="together">
              <CardTitle>Pengiriman</CardTitle>
              <DeliveryTo order={order} />
            </Card>
          </div>
        </div>
      </div>
    </>
  )
}

function Terms({ order, partner }: Pick<Props, 'order' | 'partner'>) {
  return (
    <Card padded as="section" aria-label="Keterangan" data-print="together">
      <CardTitle>Keterangan</CardTitle>
      <FactList
        layout="rows"
        facts={[
          { label: partner, value: order.mitra_nama },
          { label: 'Tipe pembayaran', value: order.tipe_pembayaran },
          ...(order.tempo ? creditFacts(order.tempo) : []),
        ]}
      />
      {order.catatan && (
        <p className="border-t border-line pt-2.5 text-sm">
          <span className="block text-mute">Catatan pembeli</span>
          {order.catatan}
        </p>
      )}
    </Card>
  )
}

function creditFacts({ hari, jatuh_tempo, lunas }: NonNullable<Order['tempo']>) {
  return [
    { label: 'Jatuh tempo', value: jatuh_tempo ? formatDay(jatuh_tempo) : `${hari} hari setelah dikirim` },
    ...(lunas ? [{ label: 'Lunas', value: formatDateTime(lunas) }] : []),
  ]
}

function DeliveryTo({ order: { alamat, pengiriman } }: { order: Order }) {
  return (
    <>
      <address className="num text-sm not-italic">
        <strong className="block font-semibold">{alamat.label}</strong>
        {alamat.penerima} · {alamat.telepon}
        <br />
        {alamat.alamat}
        <br />
        {alamat.kota}, {alamat.provinsi} {alamat.kode_pos}
      </address>
      {pengiriman.kurir && (
        <FactList
          layout="rows"
          className="mt-2.5 border-t border-line"
          facts={[
            { label: 'Kurir', value: pengiriman.kurir },
            { label: 'Nomor resi', value: pengiriman.resi ?? '–' },
          ]}
        />
      )}
    </>
  )
}
