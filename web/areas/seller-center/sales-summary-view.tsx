import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatRupiah } from '#domain/format.ts'
import { orderState } from '#domain/orders/codec.ts'
import type { OrderState } from '#domain/orders/state.ts'
import { OrdersTable, salesSummaryQuery, waitingSalesQuery } from '#web/areas/orders/public.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Stat } from '#web/ui/status/stat.tsx'
import { SALES_PATH, salePath } from './paths.ts'
import { SaleMenu } from './sale-menu.tsx'

/** The seller's start page: what waits for them, and the month so far [SELLER-1]. */
export function SalesSummaryView() {
  const { data: summary } = useSuspenseQuery(salesSummaryQuery)
  const { data: waiting } = useSuspenseQuery(waitingSalesQuery)
  const { counts } = summary
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
        <StateStat
          state="awaiting_confirmation"
          label="menunggu konfirmasi Anda"
          count={counts.awaiting_confirmation}
          urgent
        />
        <StateStat state="processing" label="sedang diproses" count={counts.processing} />
        <StateStat state="shipped" label="dalam pengiriman" count={counts.shipped} />
        <StateStat state="completed" label="selesai" count={counts.completed} />
      </ul>
      <ul className="mt-3 grid grid-cols-2 gap-3 md:mt-4 md:gap-4 xl:grid-cols-5">
        <li className="col-span-2">
          <Stat
            value={formatRupiah(summary.salesThisMonth)}
            label="penjualan bulan ini"
            note={`${summary.ordersThisMonth} pesanan yang sudah dikonfirmasi`}
            className="h-full"
          />
        </li>
        <li>
          <Stat value={summary.productsOffered} label="produk aktif" className="h-full" />
        </li>
        <li>
          <Stat
            value={summary.productsSoldOut}
            label="produk habis"
            {...(summary.productsSoldOut > 0 && { tone: 'danger' as const })}
            className="h-full"
          />
        </li>
        <li className="max-xl:col-span-2">
          <Stat value={summary.customers} label="pelanggan aktif" className="h-full" />
        </li>
      </ul>
      <div className="mb-3 mt-7 flex items-baseline justify-between gap-4">
        <h2 className="text-lg">Menunggu konfirmasi</h2>
        <Link to={salesOf('awaiting_confirmation')} className="text-link text-sm">
          Lihat semua
        </Link>
      </div>
      <OrdersTable
        caption="Pesanan yang menunggu konfirmasi"
        orders={waiting.orders}
        pathOf={salePath}
        partner="Pembeli"
        actions={(order) => <SaleMenu order={order} />}
        empty={
          <EmptyState
            icon="check-circle"
            title="Semua pesanan sudah dikonfirmasi"
            text="Pesanan baru dari pelanggan Anda akan tampil di sini."
          />
        }
      />
    </>
  )
}

interface StateStatProps {
  state: OrderState
  label: string
  count: number
  urgent?: boolean
}

function StateStat({ state, label, count, urgent }: StateStatProps) {
  return (
    <li>
      <Link to={salesOf(state)} className="block h-full rounded-card">
        <Stat
          value={count}
          label={label}
          {...(urgent && count > 0 && { tone: 'attention' as const })}
          className="h-full transition-colors hover:border-primary"
        />
      </Link>
    </li>
  )
}

function salesOf(state: OrderState): string {
  return `${SALES_PATH}?status=${orderState.encode(state)}`
}
