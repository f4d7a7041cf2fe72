import { ALL_COMPANIES_PATH } from '#web/areas/admin/paths.ts'
import { CompanyDetail } from '#web/areas/administration/company-detail.tsx'
import { companyQuery } from '#web/areas/administration/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-company'

export async function loader(args: Route.LoaderArgs) {
  const page = adminPageOf(args)
  const { name } = await found(page.ask(companyQuery(args.params.companyId)))
  return { ...page.loaded(), name }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `${loaderData.name} – Administrator` : 'Perusahaan tidak ditemukan')

export default function AdminCompanyPage({ params, loaderData: { name } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title={name} breadcrumb={[{ label: 'Semua perusahaan', to: ALL_COMPANIES_PATH }, { label: name }]} />
      <CompanyDetail key={params.companyId} companyId={params.companyId} />
    </main>
  )
}
