import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { formatCount } from '#domain/format.ts'
import type { ChosenOption, SurveyAnswer } from '#domain/surveys/codec.ts'
import { formatDate, formatTime } from '#web/lib/dates.ts'
import { ROWS_PER_PAGE } from '#web/lib/search-params.ts'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { surveyResultsQuery } from './queries.ts'
import { resultsFilter } from './results-filter.ts'

/** What companies answered to the survey: how often each option was chosen, and every answer [ADM-5]. */
export function ResultsView({ page }: { page: number }) {
  const { data: results } = useSuspenseQuery(surveyResultsQuery(page))
  const loading = useListLoading()
  const { pathname } = useLocation()
  return (
    <div className="grid gap-5">
      <Section
        title="Dari mana Anda mengetahui kami?"
        lead={`${formatCount(results.total)} perusahaan pembeli telah menjawab.`}
      >
        <ul className="grid gap-3">
          {results.options.map((option) => (
            <Bar key={option.id} option={option} total={results.total} />
          ))}
        </ul>
      </Section>
      <div>
        {loading ? (
          <Loading className={cardClass}>
            <SkeletonRows rows={Math.max(results.answers.length, 5)} />
          </Loading>
        ) : (
          <DataTable
            caption="Jawaban survei, yang terbaru lebih dahulu"
            columns={columns}
            rows={results.answers}
            rowKey={({ companyId }) => companyId}
            empty={
              <EmptyState
                icon="list"
                title="Belum ada jawaban"
                text="Jawaban perusahaan pembeli atas survei tampil di sini."
              />
            }
          />
        )}
        <ListFoot
          count={results.total > 0 ? `${formatCount(results.total)} jawaban` : ''}
          page={page}
          pages={Math.ceil(results.total / ROWS_PER_PAGE)}
          hrefFor={(to) => pathname + resultsFilter.search({}, { page: to })}
        />
      </div>
    </div>
  )
}

/** The length says the same as the numbers beside it. */
function Bar({ option: { label, count }, total }: { option: ChosenOption; total: number }) {
  const percent = total === 0 ? 0 : Math.round((count * 100) / total)
  return (
    <li className="grid gap-1">
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
        <span className="num whitespace-nowrap">
          <strong className="font-semibold">{formatCount(count)}</strong>
          <span className="text-mute"> · {percent} %</span>
        </span>
      </p>
      <span aria-hidden className="block h-2.5 overflow-hidden rounded-full bg-page">
        <span className="block h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
      </span>
    </li>
  )
}

const columns: Column<SurveyAnswer>[] = [
  { key: 'perusahaan', title: 'Perusahaan', onCard: 'heading', cell: ({ companyName }) => companyName },
  {
    key: 'jawaban',
    title: 'Jawaban',
    cell: ({ option, otherText }) => (
      <>
        {option}
        {otherText && <span className="block text-sm text-mute [overflow-wrap:anywhere]">{otherText}</span>}
      </>
    ),
  },
  {
    key: 'waktu',
    title: 'Waktu',
    className: 'whitespace-nowrap',
    cell: ({ at }) => (
      <time dateTime={at} className="num text-mute">
        {formatDate(at)} {formatTime(at)}
      </time>
    ),
  },
]
