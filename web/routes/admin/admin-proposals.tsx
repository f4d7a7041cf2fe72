import { MaterialsNav } from '#web/areas/admin/materials/materials-nav.tsx'
import { ProposalsView } from '#web/areas/admin/materials/proposals-view.tsx'
import { proposalFilter, proposalsQuery, waitingProposalsQuery } from '#web/areas/admin/materials/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-proposals'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = adminPageOf(args)
  const filter = proposalFilter.read(args.url.searchParams)
  return { ...(await prefetch(proposalsQuery(filter), waitingProposalsQuery)), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Usul bahan – Administrator')

export default function AdminProposalsPage({ loaderData: { filter } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Bahan" lead="Usulan dari seller, fakta bahan, dan bahan yang mungkin kembar." />
      <MaterialsNav />
      <ProposalsView filter={filter} />
    </main>
  )
}
