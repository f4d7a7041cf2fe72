import { resultsFilter, surveyResultsQuery } from '#web/areas/surveys/results/queries.ts'
import { ResultsView } from '#web/areas/surveys/results/results-view.tsx'
import { SurveyNav } from '#web/areas/surveys/survey-nav.tsx'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { Route } from './+types/admin-survey'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = adminPageOf(args)
  const filter = resultsFilter.read(args.url.searchParams)
  return { ...(await prefetch(surveyResultsQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Survei – Administrator')

export default function AdminSurveyPage({ loaderData: { filter } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Survei"
        lead="Apa yang dijawab perusahaan pembeli, pada versi yang ditanyakan kepadanya."
        actions={
          <a
            href={fileAddress('admin/survei/unduh', {})}
            download
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <Icon name="download" size={17} />
            Unduh CSV
          </a>
        }
      />
      <SurveyNav />
      <ResultsView filter={filter} />
    </main>
  )
}
