import { useSuspenseQuery } from '@tanstack/react-query'
import { businessDay } from '#domain/business-day.ts'
import { EmptySearches, listPath, ownEmptySearchesQuery } from '#web/areas/catalogue/public.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { periodParams, requestedDays, searchParams } from '#web/lib/page/search-params.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PeriodChoice } from '#web/lib/period-choice.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-empty-searches'

const params = searchParams(periodParams)

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, madeAt } = sellerPageOf(args)
  const filter = params.read(args.url.searchParams)
  const days = requestedDays(filter, businessDay(madeAt))
  return { ...(await prefetch(ownEmptySearchesQuery(days))), filter, days }
}

export const meta: Route.MetaFunction = () => titleOnly('Pencarian kosong – Pusat Seller')

export default function SellerEmptySearchesPage({ loaderData: { filter, days } }: Route.ComponentProps) {
  const { data: report } = useSuspenseQuery(ownEmptySearchesQuery(days))
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        breadcrumb={[{ label: 'Pusat Seller', to: '/pusat-seller' }, { label: 'Pencarian kosong' }]}
        title="Pencarian kosong"
        lead="Yang dicari orang tanpa hasil di kategori yang Anda jual."
      />
      <PeriodChoice filter={filter} days={days} />
      <EmptySearches searches={report.searches} pathOf={(keyword) => listPath({ keyword })} />
    </main>
  )
}
