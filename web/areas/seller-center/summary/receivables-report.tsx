import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { Receivable } from '#domain/orders/codec-reports.ts'
import { orderFilter } from '#web/areas/orders/public.ts'
import { Amount, shortRupiah } from '#web/lib/amount.tsx'
import { BarFigure } from '#web/ui/chart/bar-figure.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { SALES_PATH } from '../paths.ts'
import { receivablesQuery } from './queries.ts'

/** What customers have not paid yet, by how long it is overdue; as of today [SHOP-9, PAY-2]. */
export function ReceivablesReport() {
  const { data: ages } = useSuspenseQuery(receivablesQuery)
  return (
    <Section title="Piutang menurut umur" lead="Pesanan yang sudah dikirim dan belum lunas, per hari ini.">
      {ages.some(({ orders }) => orders > 0) ? (
        <BarFigure
          label="Piutang menurut umur"
          scale={shortRupiah}
          lying
          bars={ages.map(({ age, total }) => ({ name: labels[age], value: Number(total), text: formatRupiah(total) }))}
          table={<DataTable caption="Piutang menurut umur" columns={columns} rows={ages} rowKey={({ age }) => age} />}
        />
      ) : (
        <EmptyState
          icon="check-circle"
          title="Tidak ada piutang"
          text="Pesanan yang sudah dikirim dan belum lunas tampil di sini."
        />
      )}
    </Section>
  )
}

const labels: Record<Receivable['age'], string> = {
  notDue: 'Belum jatuh tempo',
  upTo30: '1–30 hari',
  upTo60: '31–60 hari',
  upTo90: '61–90 hari',
  over90: '> 90 hari',
}

const columns: Column<Receivable>[] = [
  { key: 'umur', title: 'Lewat jatuh tempo', className: 'whitespace-nowrap', cell: ({ age }) => labels[age] },
  {
    key: 'pesanan',
    title: 'Pesanan',
    numeric: true,
    cell: ({ age, orders }) =>
      orders === 0 ? (
        '0'
      ) : (
        <Link
          to={SALES_PATH + orderFilter.search({ age })}
          aria-label={`${orders} pesanan belum lunas, ${labels[age]}`}
          className="text-link"
        >
          {formatQuantity(String(orders))}
        </Link>
      ),
  },
  { key: 'nilai', title: 'Nilai', numeric: true, cell: ({ total }) => <Amount of={total} /> },
]
