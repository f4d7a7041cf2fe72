import { CompaniesNav } from '#web/areas/admin/companies-nav.tsx'
import { queueQuery, verificationFilter, verificationQuery } from '#web/areas/onboarding/queries.ts'
import { VerificationView } from '#web/areas/onboarding/verification-view.tsx'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-companies'

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export async function loader(args: Route.LoaderArgs) {
  const page = adminPageOf(args)
  const filter = verificationFilter.read(args.url.searchParams)
  const queue = await page.ask(queueQuery(filter))
  const requestedId = filter.open && ID.test(filter.open) ? filter.open : queue.applications[0]?.id
  if (requestedId) await page.ask(verificationQuery(requestedId))
  return { ...page.loaded(), filter, open: requestedId ?? null }
}

export const meta: Route.MetaFunction = () => titleOnly('Perusahaan – Administrator')

export default function AdminCompaniesPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Verifikasi perusahaan" lead="Urut tenggat: satu hari kerja sejak dokumen lengkap." />
      <CompaniesNav />
      <VerificationView {...loaderData} />
    </main>
  )
}
