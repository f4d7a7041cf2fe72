import { DoublesView } from '#web/areas/admin/materials/doubles-view.tsx'
import { MaterialsNav } from '#web/areas/admin/materials/materials-nav.tsx'
import { doublesQuery, waitingProposalsQuery } from '#web/areas/admin/materials/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-doubles'

export function loader(args: Route.LoaderArgs) {
  return adminPageOf(args).prefetch(doublesQuery, waitingProposalsQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Mungkin kembar – Administrator')

export default function AdminDoublesPage() {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Bahan" lead="Pasangan dengan nomor CAS yang sama atau nama yang hampir sama." />
      <MaterialsNav />
      <DoublesView />
    </main>
  )
}
