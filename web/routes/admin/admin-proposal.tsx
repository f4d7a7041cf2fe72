import { DecisionView } from '#web/areas/admin/materials/decision-view.tsx'
import { decisionQuery, materialFilter, materialListQuery } from '#web/areas/admin/materials/queries.ts'
import { categoriesQuery } from '#web/areas/catalogue/public.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/admin-proposal'

export async function loader(args: Route.LoaderArgs) {
  const page = adminPageOf(args)
  const { keyword } = materialFilter.read(args.url.searchParams)
  const { proposal } = await found(page.ask(decisionQuery(args.params.proposalId)))
  const loaded = await page.prefetch(categoriesQuery, ...(keyword ? [materialListQuery({ keyword, page: 1 })] : []))
  return { ...loaded, keyword, name: proposal.facts.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `Usul ${loaderData.name} – Administrator` : 'Usul tidak ditemukan')

export default function AdminProposalPage({ params, loaderData: { keyword } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <DecisionView key={params.proposalId} proposalId={params.proposalId} keyword={keyword} />
    </main>
  )
}
