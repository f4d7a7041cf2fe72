import { surveyResultsQuery } from '#web/areas/surveys/results/queries.ts'
import { resultsFilter } from '#web/areas/surveys/results/results-filter.ts'
import { ResultsView } from '#web/areas/surveys/results/results-view.tsx'
import { adminPageOf } from '#web/lib/caller.ts'
import { fileAddress } from '#web/lib/file-address.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { Route } from './+types/admin-survey'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = adminPageOf(args)
  const { page } = resultsFilter.read(args.url.searchParams)
  return { ...(await prefetch(surveyResultsQuery(page))), page }
}

export const meta: Route.MetaFunction = () => titleOnly('Survei – Administrator')

export default function AdminSurveyPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Survei"
        lead="Bagaimana perusahaan pembeli mengetahui Sentra Bahan."
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
      <ResultsView page={page} />
    </main>
  )
}
