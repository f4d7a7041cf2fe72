import { secondFactorQuery } from '#web/areas/accounts/second-factor/queries.ts'
import { SecondFactorSection } from '#web/areas/accounts/second-factor/second-factor-section.tsx'
import { MembersSection } from '#web/areas/members/members-section.tsx'
import { invitationsQuery, membersQuery } from '#web/areas/members/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-administrators'

export async function loader(args: Route.LoaderArgs) {
  const { companyId, prefetch } = adminPageOf(args)
  const loaded = await prefetch(membersQuery(companyId), invitationsQuery(companyId), secondFactorQuery)
  return { ...loaded, companyId }
}

export const meta: Route.MetaFunction = () => titleOnly('Administrator')

export default function AdminAdministratorsPage({ loaderData: { companyId } }: Route.ComponentProps) {
  const { company } = useViewer()
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Administrator" lead="Siapa yang mengelola platform, dan bagaimana mereka masuk." />
      <div className="grid gap-5">
        <MembersSection companyId={companyId} companyName={company?.name ?? ''} kind="platform" mayManage />
        <SecondFactorSection />
      </div>
    </main>
  )
}
