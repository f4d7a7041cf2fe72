import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { formatCount } from '#domain/format.ts'
import type { CountedVersion, SurveyAnswer } from '#domain/surveys/contract-administration.ts'
import { byQuestion, type CountedQuestion } from '#domain/surveys/version.ts'
import { formatDateTime, formatDay } from '#web/lib/dates.ts'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { type ResultsFilter, resultsFilter, surveyResultsQuery } from './queries.ts'

/** The answers to the survey: how often each option was chosen, and every answer [ADM-5]. */
export function ResultsView({ filter }: { filter: ResultsFilter }) {
  const { data: results } = useSuspenseQuery(surveyResultsQuery(filter))
  const { pathname } = useLocation()
  const { versions } = results
  const shown = versions.filter(({ id }) => filter.version === undefined || id === filter.version)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {versions.length > 1 && (
        <PillLinks
          label="Versi survei"
          links={[
            { to: pathname, label: 'Semua versi', current: filter.version === undefined },
            ...versions.map((version) => ({
              to: pathname + resultsFilter.search({ version: version.id }),
              label: `Sejak ${formatDay(version.validFrom)}`,
              count: formatCount(answersTo(version)),
              current: filter.version === version.id,
            })),
          ]}
        />
      )}
      {byQuestion(shown).map((question) => (
        <QuestionSection key={question.number} question={question} />
      ))}
      <div>
        <ListPage
          filter={filter}
          by={resultsFilter}
          shown={results.answers.length}
          none={{
            icon: 'list',
            title: 'Belum ada jawaban',
            text: 'Jawaban perusahaan pembeli atas survei tampil di sini.',
          }}
          total={{ count: results.total, words: `${formatCount(results.total)} jawaban` }}
        >
          {(empty) => (
            <DataTable
              caption="Jawaban survei, yang terbaru lebih dahulu"
              columns={columnsFor(versions)}
              rows={results.answers}
              rowKey={({ companyId, versionId }) => `${companyId} ${versionId}`}
              empty={empty}
            />
          )}
        </ListPage>
      </div>
    </div>
  )
}

function answersTo({ options }: CountedVersion): number {
  return options.reduce((sum, { count }) => sum + count, 0)
}

function columnsFor(versions: readonly CountedVersion[]): Column<SurveyAnswer>[] {
  const versionOf = new Map(versions.map((version) => [version.id, version]))
  return [
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
      key: 'versi',
      title: 'Pertanyaan',
      cell: ({ versionId }) => {
        const version = versionOf.get(versionId)
        return (
          version && (
            <>
              {version.title}
              <span className="num block text-sm text-mute">versi sejak {formatDay(version.validFrom)}</span>
            </>
          )
        )
      },
    },
    {
      key: 'waktu',
      title: 'Waktu',
      className: 'whitespace-nowrap',
      cell: ({ at }) => (
        <time dateTime={at} className="num text-mute">
          {formatDateTime(at)}
        </time>
      ),
    },
  ]
}

/** How often each answer to a question was chosen, in all of its versions and in each. */
function QuestionSection({ question }: { question: CountedQuestion }) {
  const { title, versions, options, total } = question
  return (
    <Section
      title={title}
      lead={`${formatCount(total)} perusahaan pembeli telah menjawab, sejak ${formatDay(versions.at(-1)?.validFrom ?? '')}${versions.length > 1 ? `, dalam ${versions.length} versi` : ''}.`}
    >
      <ul className="grid gap-3">
        {options.map((option) => (
          <li key={option.id} className="grid gap-1">
            <Bar {...option} total={total} />
            {versions.length > 1 && (
              <p className="num text-xs text-mute">
                {versions
                  .map((version) => `sejak ${formatDay(version.validFrom)}: ${inVersion(version, option.id)}`)
                  .join(' · ')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function inVersion({ options }: CountedVersion, optionId: number): string {
  const option = options.find(({ id }) => id === optionId)
  return option ? formatCount(option.count) : 'tidak ada'
}

/** The length says the same as the numbers beside it. */
function Bar({ label, count, total }: { label: string; count: number; total: number }) {
  const percent = total === 0 ? 0 : Math.round((count * 100) / total)
  return (
    <>
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
    </>
  )
}
