import { PointsView } from '#web/areas/loyalty/administration/points-view.tsx'
import { PromoNav } from '#web/areas/loyalty/administration/promo-nav.tsx'
import { pointsAdministrationQuery } from '#web/areas/loyalty/administration/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-points'

export function loader(args: Route.LoaderArgs) {
  return adminPageOf(args).prefetch(pointsAdministrationQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Poin dan hadiah – Administrator')

export default function AdminPointsPage() {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Promo dan poin" lead="Bagaimana poin diperoleh, dan dengan apa poin ditukar." />
      <PromoNav />
      <PointsView />
    </main>
  )
}
