import { CompaniesNav } from '#web/areas/admin/companies-nav.tsx'
import { CompaniesView } from '#web/areas/administration/companies-view.tsx'
import { companiesQuery, companyFilter } from '#web/areas/administration/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-all-companies'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = adminPageOf(args)
  const filter = companyFilter.read(args.url.searchParams)
  return { ...(await prefetch(companiesQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Semua perusahaan – Administrator')

export default function AdminAllCompaniesPage({ loaderData: { filter } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Perusahaan" lead="Semua yang membeli dan menjual, yang terbaru lebih dahulu." />
      <CompaniesNav />
      <CompaniesView filter={filter} />
    </main>
  )
}
