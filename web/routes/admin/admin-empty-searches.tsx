import { useSuspenseQuery } from '@tanstack/react-query'
import { businessDay } from '#domain/business-day.ts'
import { MaterialsNav } from '#web/areas/admin/materials/materials-nav.tsx'
import { waitingProposalsQuery } from '#web/areas/admin/materials/queries.ts'
import { materialSearchPath } from '#web/areas/admin/paths.ts'
import { EmptySearches, emptySearchesQuery } from '#web/areas/catalogue/public.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { periodParams, requestedDays, searchParams } from '#web/lib/page/search-params.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PeriodChoice } from '#web/lib/period-choice.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-empty-searches'

const params = searchParams(periodParams)

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, madeAt } = adminPageOf(args)
  const filter = params.read(args.url.searchParams)
  const days = requestedDays(filter, businessDay(madeAt))
  return { ...(await prefetch(emptySearchesQuery(days), waitingProposalsQuery)), filter, days }
}

export const meta: Route.MetaFunction = () => titleOnly('Pencarian kosong – Administrator')

export default function AdminEmptySearchesPage({ loaderData: { filter, days } }: Route.ComponentProps) {
  const { data: report } = useSuspenseQuery(emptySearchesQuery(days))
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Bahan" lead="Yang dicari orang tanpa hasil. Siapa yang mencari tidak disimpan." />
      <MaterialsNav />
      <PeriodChoice filter={filter} days={days} />
      <EmptySearches searches={report.searches} pathOf={materialSearchPath} />
    </main>
  )
}
