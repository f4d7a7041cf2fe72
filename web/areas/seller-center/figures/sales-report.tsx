import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { daysAfter } from '#domain/business-day.ts'
import type { Days } from '#domain/days/period.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { SoldProduct, SoldWeek } from '#domain/orders/contract-reports.ts'
import { orderFilter } from '#web/areas/orders/public.ts'
import { Amount, shortRupiah } from '#web/lib/amount.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { BarFigure } from '#web/ui/chart/bar-figure.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { SALES_PATH } from '../paths.ts'
import { salesReportQuery } from './queries.ts'

/** Confirmed sales by week, and what sold best [SHOP-9]. */
export function SalesReport({ days }: { days: Days }) {
  const { data: report } = useSuspenseQuery(salesReportQuery(days))
  return (
    <>
      <Section
        title="Penjualan per minggu"
        lead="Pesanan yang sudah dikonfirmasi, dengan PPN dan ongkir, sebelum nota kredit."
      >
        <BarFigure
          label="Penjualan per minggu"
          scale={shortRupiah}
          bars={report.weeks.map(({ start, total }) => ({
            name: formatDay(start).replace(/ \d{4}$/, ''),
            value: Number(total),
            text: formatRupiah(total),
          }))}
          table={
            <DataTable
              caption="Angka penjualan per minggu"
              columns={weekColumns(days)}
              rows={report.weeks}
              rowKey={({ start }) => start}
              boxed
            />
          }
        />
      </Section>
      <Section title="Produk terlaris" lead="Menurut nilai barang, tanpa PPN dan ongkir, sebelum nota kredit.">
        <DataTable
          caption="Produk terlaris"
          columns={productColumns(days)}
          rows={report.products}
          rowKey={({ id }) => String(id)}
          empty={
            <EmptyState
              icon="chart"
              title="Belum ada penjualan"
              text="Pesanan yang dikonfirmasi selama rentang ini tampil di sini."
            />
          }
        />
      </Section>
    </>
  )
}

function weekColumns(days: Days): Column<SoldWeek>[] {
  return [
    { key: 'minggu', title: 'Mulai', className: 'whitespace-nowrap', cell: ({ start }) => formatDay(start) },
    {
      key: 'pesanan',
      title: 'Pesanan',
      numeric: true,
      cell: ({ start, orders }) => (
        <Orders count={orders} about={`minggu ${formatDay(start)}`} filter={weekWithin(start, days)} />
      ),
    },
    { key: 'nilai', title: 'Nilai', numeric: true, cell: ({ total }) => <Amount of={total} /> },
  ]
}

function productColumns(days: Days): Column<SoldProduct>[] {
  return [
    {
      key: 'produk',
      title: 'Produk',
      onCard: 'heading',
      className: 'md:w-full md:max-w-0 md:min-w-48',
      cell: ({ name }) => <span className="block truncate">{name}</span>,
    },
    {
      key: 'jumlah',
      title: 'Jumlah',
      numeric: true,
      cell: ({ units, unit }) => `${formatQuantity(units)} ${unit}`,
    },
    {
      key: 'pesanan',
      title: 'Pesanan',
      numeric: true,
      cell: ({ id, name, orders }) => <Orders count={orders} about={name} filter={{ ...days, product: String(id) }} />,
    },
    { key: 'nilai', title: 'Nilai barang', numeric: true, cell: ({ total }) => <Amount of={total} /> },
  ]
}

interface OrdersProps {
  count: number
  about: string
  filter: Days & { product?: string }
}

/** A number of orders that leads to them. */
function Orders({ count, about, filter }: OrdersProps) {
  if (count === 0) return '0'
  return (
    <Link
      to={SALES_PATH + orderFilter.search({ scope: 'confirmed', ...filter })}
      aria-label={`${count} pesanan, ${about}`}
      className="text-link"
    >
      {formatQuantity(String(count))}
    </Link>
  )
}

/** The days of a week that are requested. */
function weekWithin(start: string, { from, until }: Days): Days {
  const end = daysAfter(start, 6)
  return { from: start < from ? from : start, until: end > until ? until : end }
}
