import { Link } from 'react-router'
import { formatQuantity } from '#domain/format.ts'
import type { EntryPage, PointEntry } from '#domain/loyalty/contract.ts'
import { formatDate } from '#web/lib/dates.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { CardTitle } from '#web/ui/layout/card.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { POINTS_PATH } from './points.ts'

/** The ledger: each entry with its reason and the balance after it [REG-5]. */
export function PointHistory({ history, className }: { history: EntryPage; className: string }) {
  const { entries, total, page, perPage } = history
  return (
    <section aria-label="Riwayat poin" className={cx('min-w-0', className)}>
      <CardTitle>Riwayat poin</CardTitle>
      <DataTable
        caption="Riwayat poin"
        columns={columns}
        rows={entries}
        rowKey={(entry) => entry.id}
        className="[--table-head-top:4rem] lg:[--table-head-top:6.5rem]"
        empty={
          <EmptyState
            icon="coins"
            title="Belum ada poin"
            text="Poin bertambah setiap kali pesanan perusahaan Anda selesai."
            action={
              <Link to="/produk" className={buttonClass({ variant: 'secondary' })}>
                Cari produk
              </Link>
            }
          />
        }
      />
      <Pagination
        className="mt-4"
        page={page}
        pages={Math.ceil(total / perPage)}
        hrefFor={(other) => `${POINTS_PATH}?halaman=${other}`}
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
      entry.orderId ? (
        <Link to={`/transaksi/daftar-transaksi/${entry.orderId}`} className="text-link num">
          {withAmounts(entry.explanation)}
        </Link>
      ) : (
        <span className="num">{withAmounts(entry.explanation)}</span>
      ),
  },
  {
    key: 'tanggal',
    title: 'Tanggal',
    className: 'num whitespace-nowrap',
    cell: (entry) => formatDate(entry.at),
  },
  {
    key: 'poin',
    title: 'Poin',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: (entry) => (
      <span className={cx('font-semibold', entry.points > 0 ? 'text-success' : 'text-ink')}>
        {signed(entry.points)}
      </span>
    ),
  },
  {
    key: 'saldo',
    title: 'Saldo',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: (entry) => (entry.balance < 0 ? signed(entry.balance) : formatQuantity(String(entry.balance))),
  },
]

function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${formatQuantity(String(Math.abs(points)))}`
}
