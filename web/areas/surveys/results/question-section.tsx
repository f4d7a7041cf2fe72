import { formatCount } from '#domain/format.ts'
import type { CountedVersion } from '#domain/surveys/contract-administration.ts'
import type { CountedQuestion } from '#domain/surveys/questions.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Section } from '#web/ui/layout/section.tsx'

/** How often each answer to a question was chosen, in all of its versions and in each. */
export function QuestionSection({ question }: { question: CountedQuestion }) {
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
