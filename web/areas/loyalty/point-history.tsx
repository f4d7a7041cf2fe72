import { Link } from 'react-router'
import { formatQuantity } from '#domain/format.ts'
import type { PointEntry } from '#domain/loyalty/contract.ts'
import { formatDate } from '#web/lib/dates.ts'
import { cx } from '#web/ui/cx.ts'
import { CardTitle } from '#web/ui/layout/card.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { POINTS_PATH, type Points } from './points.ts'

/** Why the points are what they are: each entry of the ledger with its reason and the balance after it [REG-5]. */
export function PointHistory({ history, className }: { history: Points['history']; className: string }) {
  const { riwayat, total, halaman, per_halaman } = history
  return (
    <section aria-label="Riwayat poin" className={cx('min-w-0', className)}>
      <CardTitle>Riwayat poin</CardTitle>
      <DataTable
        caption="Riwayat poin"
        columns={columns}
        rows={riwayat}
        rowKey={(entry) => entry.riwayat_id}
        className="[--table-head-top:4rem] lg:[--table-head-top:6.5rem]"
        empty={
          <EmptyState
            icon="coins"
            title="Belum ada poin"
            text="Poin bertambah setiap kali pesanan perusahaan Anda selesai."
          />
        }
      />
      <Pagination
        className="mt-4"
        page={halaman}
        pages={Math.ceil(total / per_halaman)}
        hrefFor={(page) => `${POINTS_PATH}?halaman=${page}`}
      />
    </section>
  )
}

const columns: Column<PointEntry>[] = [
  {
    key: 'keterangan',
    title: 'Keterangan',
    onCard: 'heading',
    className: 'md:w-full',
    cell: (entry) =>
      entry.transaksi_id ? (
        <Link to={`/transaksi/daftar-transaksi/${entry.transaksi_id}`} className="text-link num">
          {entry.keterangan}
        </Link>
      ) : (
        <span className="num">{entry.keterangan}</span>
      ),
  },
  {
    key: 'tanggal',
    title: 'Tanggal',
    className: 'num whitespace-nowrap',
    cell: (entry) => formatDate(entry.waktu),
  },
  {
    key: 'poin',
    title: 'Poin',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: (entry) => (
      <span className={cx('font-semibold', entry.poin > 0 ? 'text-success' : 'text-ink')}>{signed(entry.poin)}</span>
    ),
  },
  {
    key: 'saldo',
    title: 'Saldo',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: (entry) => (entry.saldo < 0 ? signed(entry.saldo) : formatQuantity(String(entry.saldo))),
  },
]

function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${formatQuantity(String(Math.abs(points)))}`
}
