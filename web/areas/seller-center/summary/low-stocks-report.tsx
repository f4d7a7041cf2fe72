import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatQuantity } from '#domain/format.ts'
import type { LowStock } from '#domain/orders/codec-reports.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { ownProductPath } from '../paths.ts'
import { lowStocksQuery } from './queries.ts'

/** Products that run out within two weeks at the pace of the last 30 days [SHOP-9]. */
export function LowStocksReport() {
  const { data: products } = useSuspenseQuery(lowStocksQuery)
  return (
    <Section title="Stok yang akan habis" lead="Cukup untuk 14 hari atau kurang, menurut penjualan 30 hari terakhir.">
      <DataTable
        caption="Stok yang akan habis"
        columns={columns}
        rows={products}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyState
            icon="check-circle"
            title="Stok cukup untuk dua minggu"
            text="Produk yang segera habis menurut penjualannya tampil di sini."
          />
        }
      />
    </Section>
  )
}

const columns: Column<LowStock>[] = [
  {
    key: 'produk',
    title: 'Produk',
    onCard: 'heading',
    className: 'md:w-full md:max-w-0 md:min-w-40',
    cell: ({ id, name }) => (
      <Link to={ownProductPath(id)} className="block truncate font-semibold text-primary hover:underline">
        {name}
      </Link>
    ),
  },
  { key: 'stok', title: 'Stok', numeric: true, cell: ({ stock, unit }) => `${formatQuantity(stock)} ${unit}` },
  {
    key: 'terjual',
    title: 'Terjual 30 hari',
    numeric: true,
    cell: ({ sold, unit }) => `${formatQuantity(sold)} ${unit}`,
  },
  {
    key: 'sisa',
    title: 'Cukup untuk',
    numeric: true,
    cell: ({ daysLeft }) => (
      <StatusPill tone={daysLeft === 0 ? 'danger' : 'attention'}>
        {daysLeft === 0 ? 'kurang dari sehari' : `${daysLeft} hari`}
      </StatusPill>
    ),
  },
]
