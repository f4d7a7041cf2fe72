import { Link } from 'react-router'
import { formatRupiah } from '#domain/format.ts'
import type { WireOrderState } from '#domain/orders/codec.ts'
import type { OrderSummary } from '#domain/orders/shapes.ts'
import { OrdersTable } from '#web/areas/orders/public.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Stat } from '#web/ui/status/stat.tsx'
import { SALES_PATH, salePath } from './paths.ts'
import { SaleMenu } from './sale-menu.tsx'

export interface SalesSummary {
  jumlah: Partial<Record<WireOrderState, number>>
  nilai_bulan_ini: string
  pesanan_bulan_ini: number
  produk_aktif: number
  produk_habis: number
  pelanggan_aktif: number
}

interface Props {
  summary: SalesSummary
  /** The oldest orders that wait to be confirmed. */
  waiting: readonly OrderSummary[]
}

/** What the seller sees first: what waits for them, and how the month goes [SELLER-1]. */
export function SalesSummaryView({ summary, waiting }: Props) {
  const { jumlah } = summary
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
        <StateStat
          state="menunggu_konfirmasi"
          label="menunggu konfirmasi Anda"
          count={jumlah.menunggu_konfirmasi}
          urgent
        />
        <StateStat state="diproses" label="sedang diproses" count={jumlah.diproses} />
        <StateStat state="dikirim" label="dalam pengiriman" count={jumlah.dikirim} />
        <StateStat state="selesai" label="selesai" count={jumlah.selesai} />
      </ul>
      <ul className="mt-3 grid grid-cols-2 gap-3 md:mt-4 md:gap-4 xl:grid-cols-5">
        <li className="col-span-2">
          <Stat
            value={formatRupiah(summary.nilai_bulan_ini)}
            label="penjualan bulan ini"
            note={`${summary.pesanan_bulan_ini} pesanan yang sudah dikonfirmasi`}
            className="h-full"
          />
        </li>
        <li>
          <Stat value={summary.produk_aktif} label="produk aktif" className="h-full" />
        </li>
        <li>
          <Stat
            value={summary.produk_habis}
            label="produk habis"
            {...(summary.produk_habis > 0 && { tone: 'danger' as const })}
            className="h-full"
          />
        </li>
        <li className="max-xl:col-span-2">
          <Stat value={summary.pelanggan_aktif} label="pelanggan aktif" className="h-full" />
        </li>
      </ul>
      <div className="mb-3 mt-7 flex items-baseline justify-between gap-4">
        <h2 className="text-lg">Menunggu konfirmasi</h2>
        <Link to={`${SALES_PATH}?status=menunggu_konfirmasi`} className="text-link text-sm">
          Lihat semua
        </Link>
      </div>
      <OrdersTable
        caption="Pesanan yang menunggu konfirmasi"
        orders={waiting}
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
  state: WireOrderState
  label: string
  count: number | undefined
  urgent?: boolean
}

function StateStat({ state, label, count = 0, urgent }: StateStatProps) {
  return (
    <li>
      <Link to={`${SALES_PATH}?status=${state}`} className="block h-full rounded-card">
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
