import { MaterialsNav } from '#web/areas/admin/materials/materials-nav.tsx'
import { MaterialsView } from '#web/areas/admin/materials/materials-view.tsx'
import { materialFilter, materialListQuery, waitingProposalsQuery } from '#web/areas/admin/materials/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-materials'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = adminPageOf(args)
  const filter = materialFilter.read(args.url.searchParams)
  return { ...(await prefetch(materialListQuery(filter), waitingProposalsQuery)), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Semua bahan – Administrator')

export default function AdminMaterialsPage({ loaderData: { filter } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Bahan" lead="Fakta setiap bahan berdiri sekali dan berlaku untuk semua penawarannya." />
      <MaterialsNav />
      <MaterialsView filter={filter} />
    </main>
  )
}
