import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Days } from '#domain/days/period.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { Outcome } from '#domain/negotiations/state.ts'
import type { LowStock, Receivable } from '#domain/orders/contract-reports.ts'
import { EmptySearches, listPath, ownEmptySearchesQuery } from '#web/areas/catalogue/public.ts'
import { INBOX_PATH, inboxFilter } from '#web/areas/negotiations/public.ts'
import { BreakdownView, orderFilter } from '#web/areas/orders/public.ts'
import { Amount, shortRupiah } from '#web/lib/amount.tsx'
import { comparedWords } from '#web/lib/compared-words.ts'
import type { PeriodFilter } from '#web/lib/page/search-params.ts'
import { PeriodChoice } from '#web/lib/period-choice.tsx'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { BarFigure } from '#web/ui/chart/bar-figure.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { EMPTY_SEARCHES_PATH, ownProductPath, SALES_PATH } from '../paths.ts'
import { LinkedStat } from './linked-stat.tsx'
import {
  lowStocksQuery,
  negotiationReportQuery,
  receivablesQuery,
  reportsFilter,
  salesBreakdownQuery,
  salesReportQuery,
} from './queries.ts'
import { SalesReport } from './sales-report.tsx'
import { ShopFigures } from './shop-figures.tsx'
import { AnswerSpeed } from './slow-answers.tsx'

interface Props {
  filter: PeriodFilter
  days: Days
}

// as many as are read at a glance; its own page has all
const MOST_SEARCHES = 5

/** The shop's figures of a period, for members who may see them: each leads to what it counts [SHOP-9]. */
export function Reports({ filter, days }: Props) {
  const viewer = useViewer()
  const seesSales = viewerMay(viewer, 'sales.figures')
  const seesNegotiations = viewerMay(viewer, 'sales-nego.read')
  const seesProducts = viewerMay(viewer, 'products.read')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <PeriodChoice filter={filter} days={days} />
        <ul className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-6">
          {seesSales && <SalesStats days={days} />}
          {seesNegotiations && <NegotiationOutcomes days={days} />}
        </ul>
      </div>
      {seesSales && <SalesReport days={days} />}
      {seesSales && <SalesBreakdown days={days} />}
      {seesSales && <ReceivablesReport />}
      {viewerMay(viewer, 'chat.read') && <AnswerSpeed filter={filter} days={days} />}
      {seesProducts && <LowStocksReport />}
      {seesProducts && <SearchesReport filter={filter} days={days} />}
      <ShopFigures />
    </div>
  )
}

/** Searches in the seller's categories that found no offer [MAT-4]. */
function SearchesReport({ filter, days }: Props) {
  const { data: searched } = useSuspenseQuery(ownEmptySearchesQuery(days))
  return (
    <Section
      title="Dicari tanpa hasil"
      lead="Kata yang dicari orang di kategori Anda, tetapi tidak ada yang menawarkannya."
      aside={
        searched.searches.length > MOST_SEARCHES && (
          <Link to={EMPTY_SEARCHES_PATH + reportsFilter.search(filter)} className="text-link text-sm">
            Lihat semua
          </Link>
        )
      }
    >
      <EmptySearches searches={searched.searches.slice(0, MOST_SEARCHES)} pathOf={(keyword) => listPath({ keyword })} />
    </Section>
  )
}

function SalesStats({ days }: { days: Days }) {
  const { data: report } = useSuspenseQuery(salesReportQuery(days))
  const { before } = report
  const list = SALES_PATH + orderFilter.search({ scope: 'confirmed', ...days })
  return (
    <>
      <LinkedStat
        to={list}
        value={formatRupiah(report.total)}
        label="penjualan terkonfirmasi, sebelum nota kredit"
        note={comparedWords(report.total, before.total)}
        className="col-span-2"
      />
      <LinkedStat
        to={list}
        value={formatQuantity(String(report.orders))}
        label="pesanan terkonfirmasi"
        note={comparedWords(String(report.orders), String(before.orders))}
      />
    </>
  )
}

function NegotiationOutcomes({ days }: { days: Days }) {
  const { data: report } = useSuspenseQuery(negotiationReportQuery(days))
  const { before } = report
  return outcomes.map(({ outcome, label }) => (
    <LinkedStat
      key={outcome}
      to={INBOX_PATH + inboxFilter.search({ phase: 'semua', outcome, ...days })}
      value={formatQuantity(String(report[outcome]))}
      label={label}
      note={comparedWords(String(report[outcome]), String(before[outcome]))}
      {...(outcome === 'unanswered' && report[outcome] > 0 && { tone: 'attention' as const })}
    />
  ))
}

const outcomes: readonly { outcome: Outcome; label: string }[] = [
  { outcome: 'won', label: 'nego menjadi kesepakatan' },
  { outcome: 'lost', label: 'nego tanpa kesepakatan' },
  { outcome: 'unanswered', label: 'nego habis tanpa jawaban Anda' },
]

/** Confirmed sales by month, material and customer [ORDER-8]. */
function SalesBreakdown({ days }: { days: Days }) {
  const { data: report } = useSuspenseQuery(salesBreakdownQuery(days))
  return (
    <BreakdownView
      report={report}
      days={days}
      listPath={SALES_PATH}
      words={{
        partner: 'Pelanggan',
        byMonth: 'Penjualan per bulan',
        byMaterial: 'Penjualan per bahan',
        byPartner: 'Penjualan per pelanggan',
        none: 'Pesanan yang dikonfirmasi selama rentang ini tampil di sini.',
      }}
    />
  )
}

/** Products that run out within two weeks at the pace of the last 30 days [SHOP-9]. */
function LowStocksReport() {
  const { data: products } = useSuspenseQuery(lowStocksQuery)
  return (
    <div id="stok" className="scroll-mt-20">
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
    </div>
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

/** What customers have not paid yet, by how long it is overdue; as of today [SHOP-9, PAY-2]. */
function ReceivablesReport() {
  const { data: ages } = useSuspenseQuery(receivablesQuery)
  return (
    <Section title="Piutang menurut umur" lead="Pesanan yang sudah dikirim dan belum lunas, per hari ini.">
      {ages.some(({ orders }) => orders > 0) ? (
        <BarFigure
          label="Piutang menurut umur"
          scale={shortRupiah}
          lying
          bars={ages.map(({ age, total }) => ({ name: labels[age], value: Number(total), text: formatRupiah(total) }))}
          table={
            <DataTable
              caption="Piutang menurut umur"
              columns={columnsOfReceivablesReport}
              rows={ages}
              rowKey={({ age }) => age}
            />
          }
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

const columnsOfReceivablesReport: Column<Receivable>[] = [
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
