import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dayAfter, daysAfter, firstDayOfMonth } from '#domain/business-day.ts'
import type { Days } from '#domain/days/period.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { Breakdown, MaterialSum, MonthSum, PartnerSum } from '#domain/orders/contract-spending.ts'
import { Amount, shortRupiah } from '#web/lib/amount.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { BarFigure } from '#web/ui/chart/bar-figure.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { orderFilter } from './order-filter.ts'

interface Props {
  report: Breakdown
  days: Days
  /** The list of orders that the figures lead to. */
  listPath: string
  /** The words for the other companies and the acts with them. */
  words: { partner: string; byMonth: string; byMaterial: string; byPartner: string; none: string }
  /** The next step where there is no order in these days. */
  nextStep?: ReactNode
}

/** Purchases or sales by month, material and company: charts beside tables whose figures lead to the orders [ORDER-8]. */
export function BreakdownView({ report, days, listPath, words, nextStep }: Props) {
  const list = (filter: Parameters<typeof orderFilter.search>[0]) =>
    listPath + orderFilter.search({ scope: 'confirmed', ...days, ...filter })
  const empty = <EmptyState icon="chart" title="Belum ada pesanan" text={words.none} action={nextStep} />
  // axes of nothing, each with a card of its own, would say it three times
  if (report.months.every(({ orders }) => orders === 0)) return <div className={cardClass}>{empty}</div>
  return (
    <>
      <Section
        title={words.byMonth}
        lead="Pesanan yang sudah dikonfirmasi, dengan PPN dan ongkir, sebelum nota kredit."
      >
        <BarFigure
          label={words.byMonth}
          scale={shortRupiah}
          bars={report.months.map(({ start, total }) => bar(monthName(start), total))}
          table={
            <DataTable
              caption={`Angka ${words.byMonth.toLowerCase()}`}
              columns={monthColumns((start) => list(monthWithin(start, days)))}
              rows={report.months}
              rowKey={({ start }) => start}
              boxed
            />
          }
        />
      </Section>
      <Section
        title={words.byMaterial}
        lead="Nilai barang setelah diskon, tanpa PPN dan ongkir, sebelum nota kredit; 20 terbesar."
      >
        <DataTable
          caption={words.byMaterial}
          columns={materialColumns}
          rows={report.materials}
          rowKey={({ slug }) => slug}
        />
      </Section>
      <Section title={words.byPartner} lead="Dengan PPN dan ongkir, sebelum nota kredit; 20 terbesar.">
        <BarFigure
          label={words.byPartner}
          scale={shortRupiah}
          lying
          bars={report.partners.slice(0, 8).map(({ name, total }) => bar(bareName(name), total))}
          table={
            <DataTable
              caption={`Angka ${words.byPartner.toLowerCase()}`}
              columns={partnerColumns(words.partner, (name) => list({ keyword: name }))}
              rows={report.partners}
              rowKey={({ id }) => id}
              boxed
            />
          }
        />
      </Section>
    </>
  )
}

function bar(name: string, total: string) {
  return { name, value: Number(total), text: formatRupiah(total) }
}

/** 'Mar 2026' */
function monthName(first: string): string {
  return formatDay(first).replace(/^\d+ /, '')
}

/** Beside a bar there is no room for what most names begin with. */
function bareName(name: string): string {
  return name.replace(/^(PT|CV|UD)\.? /, '')
}

/** The days of a month that are requested. */
function monthWithin(first: string, { from, until }: Days): Days {
  const end = daysAfter(firstDayOfMonth(daysAfter(first, 31)), -1)
  return { from: first < from ? from : first, until: dayAfter(end) > until ? until : end }
}

function monthColumns(listOf: (start: string) => string): Column<MonthSum>[] {
  return [
    {
      key: 'bulan',
      title: 'Bulan',
      onCard: 'heading',
      className: 'whitespace-nowrap',
      cell: ({ start }) => monthName(start),
    },
    {
      key: 'pesanan',
      title: 'Pesanan',
      numeric: true,
      cell: ({ start, orders }) => <Orders count={orders} about={monthName(start)} to={listOf(start)} />,
    },
    { key: 'nilai', title: 'Nilai', numeric: true, cell: ({ total }) => <Amount of={total} /> },
  ]
}

const materialColumns: Column<MaterialSum>[] = [
  {
    key: 'bahan',
    title: 'Bahan',
    onCard: 'heading',
    className: 'md:w-full',
    cell: ({ slug, name }) => (
      <Link to={`/bahan/${slug}`} className="hover:text-primary hover:underline">
        {name}
      </Link>
    ),
  },
  { key: 'pesanan', title: 'Pesanan', numeric: true, cell: ({ orders }) => formatQuantity(String(orders)) },
  { key: 'nilai', title: 'Nilai barang', numeric: true, cell: ({ total }) => <Amount of={total} /> },
]

function partnerColumns(title: string, listOf: (name: string) => string): Column<PartnerSum>[] {
  return [
    { key: 'mitra', title, onCard: 'heading', cell: ({ name }) => name },
    {
      key: 'pesanan',
      title: 'Pesanan',
      numeric: true,
      cell: ({ name, orders }) => <Orders count={orders} about={name} to={listOf(name)} />,
    },
    { key: 'nilai', title: 'Nilai', numeric: true, cell: ({ total }) => <Amount of={total} /> },
  ]
}

/** A number of orders that leads to them. */
function Orders({ count, about, to }: { count: number; about: string; to: string }) {
  if (count === 0) return '0'
  return (
    <Link to={to} aria-label={`${count} pesanan, ${about}`} className="text-link">
      {formatQuantity(String(count))}
    </Link>
  )
}
