import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { waitWords } from '#domain/chat/answer-speed.ts'
import type { ChatReport, SlowAnswer } from '#domain/chat/contract-report.ts'
import type { Days } from '#domain/days/period.ts'
import { formatQuantity } from '#domain/format.ts'
import { sellerRoomPath } from '#web/areas/chat/public.ts'
import { comparedWords } from '#web/lib/compared-words.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import type { PeriodFilter } from '#web/lib/page/search-params.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ANSWER_SPEED_PATH } from '../paths.ts'
import { LinkedStat } from './linked-stat.tsx'
import { chatReportQuery, reportsFilter } from './queries.ts'

interface Props {
  filter: PeriodFilter
  days: Days
}

// as many as are read at a glance; their own page has all
const MOST_SLOW = 5

/** How fast customers were answered on some days, with those who waited longest [SHOP-9]. */
export function AnswerSpeed({ filter, days }: Props) {
  const { data: report } = useSuspenseQuery(chatReportQuery(days))
  const all = ANSWER_SPEED_PATH + reportsFilter.search(filter)
  return (
    <Section
      title="Jawaban chat"
      lead="Sejak pertanyaan pertama pelanggan sampai jawaban Anda."
      aside={
        report.slow > MOST_SLOW && (
          <Link to={all} className="text-link text-sm">
            Lihat semua
          </Link>
        )
      }
    >
      <AnswerStats report={report} to={all} />
      {report.slow > 0 && <SlowAnswers answers={report.slowest.slice(0, MOST_SLOW)} />}
    </Section>
  )
}

/** The figures of a report; each leads to those who waited long. */
export function AnswerStats({ report, to }: { report: ChatReport; to: string | null }) {
  const { before, medianMinutes } = report
  return (
    <ul className="mb-4 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
      <LinkedStat
        to={to}
        value={medianMinutes === null ? '–' : waitWords(medianMinutes)}
        label="waktu jawab (median)"
        note={before.medianMinutes !== null && `sebelumnya ${waitWords(before.medianMinutes)}`}
      />
      <LinkedStat
        to={to}
        value={formatQuantity(String(report.slow))}
        label="menunggu lebih dari sehari"
        note={comparedWords(String(report.slow), String(before.slow))}
        {...(report.slow > 0 && { tone: 'attention' as const })}
      />
    </ul>
  )
}

/** Customers who waited longer than a day, the longest first. */
export function SlowAnswers({ answers }: { answers: readonly SlowAnswer[] }) {
  return (
    <DataTable
      caption="Pelanggan yang menunggu lebih dari sehari"
      columns={columns}
      rows={answers}
      rowKey={({ roomId, askedAt }) => `${roomId} ${askedAt}`}
      empty={
        <EmptyState
          icon="check-circle"
          title="Tidak ada yang menunggu lama"
          text="Pelanggan yang menunggu jawaban lebih dari sehari tampil di sini."
        />
      }
    />
  )
}

const columns: Column<SlowAnswer>[] = [
  {
    key: 'pembeli',
    title: 'Pelanggan',
    onCard: 'heading',
    cell: ({ roomId, buyerName }) => (
      <Link to={sellerRoomPath(roomId)} className="text-link">
        {buyerName}
      </Link>
    ),
  },
  { key: 'ditanya', title: 'Bertanya', className: 'whitespace-nowrap', cell: ({ askedAt }) => formatDateTime(askedAt) },
  {
    key: 'dijawab',
    title: 'Dijawab',
    className: 'whitespace-nowrap',
    cell: ({ answeredAt }) =>
      answeredAt ? formatDateTime(answeredAt) : <span className="text-amber-ink">belum dijawab</span>,
  },
  { key: 'lama', title: 'Menunggu', numeric: true, cell: ({ minutes }) => waitWords(minutes) },
]
