import { MembersSection } from '#web/areas/members/members-section.tsx'
import { invitationsQuery, membersQuery } from '#web/areas/members/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-team'

export async function loader(args: Route.LoaderArgs) {
  const { viewer, companyId, prefetch } = sellerPageOf(args)
  const mayManage = viewerMay(viewer, 'member.manage')
  const loaded = await prefetch(membersQuery(companyId), ...(mayManage ? [invitationsQuery(companyId)] : []))
  return { ...loaded, companyId, mayManage }
}

export const meta: Route.MetaFunction = () => titleOnly('Tim – Pusat Seller')

export default function SellerTeamPage({ loaderData }: Route.ComponentProps) {
  const { companyId, mayManage } = loaderData
  const { company } = useViewer()
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Tim" />
      <div className="grid gap-5">
        <MembersSection companyId={companyId} companyName={company?.name ?? ''} kind="seller" mayManage={mayManage} />
      </div>
    </main>
  )
}
