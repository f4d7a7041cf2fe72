import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ListSummary } from '#domain/shopping-lists/contract.ts'
import { formatDate, formatDay } from '#web/lib/dates.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { listPath } from './paths.ts'
import { listsQuery } from './queries.ts'

/** The company's lists of what it usually buys [ORDER-7]. */
export function ListsView() {
  const { data } = useSuspenseQuery(listsQuery)
  const changes = viewerMay(useViewer(), 'cart.change')
  return (
    <DataTable
      caption="Daftar belanja"
      density="roomy"
      columns={columns}
      rows={data.lists}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          icon="list"
          title="Belum ada daftar belanja"
          text={
            changes
              ? 'Buat daftar dari pesanan, keranjang, pesan cepat, atau halaman produk, lalu pesan seluruhnya sekaligus.'
              : 'Rekan pembelian Anda dapat membuat daftar dari pesanan atau keranjang.'
          }
        />
      }
    />
  )
}

const columns: readonly Column<ListSummary>[] = [
  {
    key: 'nama',
    title: 'Nama',
    onCard: 'heading',
    cell: ({ id, name, draft }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Link to={listPath(id)} className="font-semibold hover:text-primary hover:underline">
          {name}
        </Link>
        {draft && <StatusPill tone="attention">Draf menunggu</StatusPill>}
      </span>
    ),
  },
  { key: 'produk', title: 'Produk', numeric: true, cell: ({ products }) => products },
  { key: 'ulangi', title: 'Draf bulanan', cell: repeatWords },
  {
    key: 'diubah',
    title: 'Terakhir diubah',
    cell: ({ changedBy, changedAt }) => `${formatDate(changedAt)}, ${changedBy}`,
  },
]

function repeatWords({ repeatDay, paused, nextDay }: ListSummary): string {
  if (repeatDay === null) return '–'
  if (paused || nextDay === null) return `Tanggal ${repeatDay}, dijeda`
  return `Tanggal ${repeatDay}, berikutnya ${formatDay(nextDay)}`
}
