import { CompaniesNav } from '#web/areas/admin/companies-nav.tsx'
import { reviewFilter, reviewsQuery } from '#web/areas/administration/queries.ts'
import { ReviewsView } from '#web/areas/administration/reviews-view.tsx'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-buyers'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = adminPageOf(args)
  const filter = reviewFilter.read(args.url.searchParams)
  return { ...(await prefetch(reviewsQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Pemeriksaan data – Administrator')

export default function AdminBuyersPage({ loaderData: { filter } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Pemeriksaan data"
        lead="Pembeli baru, dan nama atau nomor seller yang diubah. Urut tenggat: satu hari kerja."
      />
      <CompaniesNav />
      <ReviewsView filter={filter} />
    </main>
  )
}
