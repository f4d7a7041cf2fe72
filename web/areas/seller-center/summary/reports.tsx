import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { Outcome } from '#domain/negotiations/state.ts'
import type { Days } from '#domain/period.ts'
import { EmptySearches, listPath, ownEmptySearchesQuery } from '#web/areas/catalogue/public.ts'
import { INBOX_PATH, inboxFilter } from '#web/areas/negotiations/public.ts'
import { orderFilter } from '#web/areas/orders/public.ts'
import { comparedWords } from '#web/lib/compared-words.ts'
import { PeriodChoice } from '#web/lib/period-choice.tsx'
import type { PeriodFilter } from '#web/lib/period-filter.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { viewerMay } from '#web/lib/viewer-may.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { EMPTY_SEARCHES_PATH, SALES_PATH } from '../paths.ts'
import { LinkedStat } from './linked-stat.tsx'
import { LowStocksReport } from './low-stocks-report.tsx'
import { negotiationReportQuery, salesReportQuery, summaryFilter } from './queries.ts'
import { ReceivablesReport } from './receivables-report.tsx'
import { SalesBreakdown } from './sales-breakdown.tsx'
import { SalesReport } from './sales-report.tsx'
import { AnswerSpeed } from './slow-answers.tsx'

interface Props {
  filter: PeriodFilter
  days: Days
}

// as many as are read at a glance; its own page has all
const MOST_SEARCHES = 5

/** How the shop has done in some days, to whoever may see it: each figure leads to what it counts [SHOP-9]. */
export function Reports({ filter, days }: Props) {
  const viewer = useViewer()
  const seesSales = viewerMay(viewer, 'sales.figures')
  const seesNegotiations = viewerMay(viewer, 'sales-nego.read')
  const { data: searched } = useSuspenseQuery(ownEmptySearchesQuery(days))
  return (
    <section aria-label="Laporan" className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 className="mb-3 text-lg">Laporan</h2>
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
      <LowStocksReport />
      <Section
        title="Dicari tanpa hasil"
        lead="Kata yang dicari orang di kategori Anda, tetapi tidak ada yang menawarkannya."
        aside={
          searched.searches.length > MOST_SEARCHES && (
            <Link to={EMPTY_SEARCHES_PATH + summaryFilter.search(filter)} className="text-link text-sm">
              Lihat semua
            </Link>
          )
        }
      >
        <EmptySearches
          searches={searched.searches.slice(0, MOST_SEARCHES)}
          pathOf={(keyword) => listPath({ keyword })}
        />
      </Section>
    </section>
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
