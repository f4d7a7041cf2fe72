import { useSuspenseQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { AdminShell } from '#web/areas/admin/admin-shell.tsx'
import { waitingProposalsQuery } from '#web/areas/admin/materials/queries.ts'
import { waitingReviewsQuery } from '#web/areas/administration/queries.ts'
import { waitingGivingsQuery } from '#web/areas/loyalty/administration/queries.ts'
import { NotificationBell } from '#web/areas/notifications/notification-bell.tsx'
import { waitingApplicationsQuery } from '#web/areas/onboarding/queries.ts'
import { AccountMenu } from '#web/areas/shell/account-menu.tsx'
import { FramedError } from '#web/areas/shell/error-page.tsx'
import { Logo } from '#web/areas/shell/logo.tsx'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { useViewer } from '#web/lib/viewer.ts'
import type { Route } from './+types/admin'

export function loader(args: Route.LoaderArgs) {
  return adminPageOf(args).prefetch(
    waitingApplicationsQuery,
    waitingReviewsQuery,
    waitingProposalsQuery,
    waitingGivingsQuery,
  )
}

/** The title for viewers who may not enter; pages inside have titles of their own. */
export const meta: Route.MetaFunction = () => titleOnly('Administrator')

export default function Admin() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

const onward = { label: 'Ke Perusahaan', to: '/admin' }

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <FramedError error={error} frame={loaderData ? Shell : null} onward={onward} />
}

function Shell({ children }: { children: React.ReactNode }) {
  const viewer = useViewer()
  const { company } = viewer
  const { data: applications } = useSuspenseQuery(waitingApplicationsQuery)
  const { data: reviews } = useSuspenseQuery(waitingReviewsQuery)
  const { data: proposals } = useSuspenseQuery(waitingProposalsQuery)
  const { data: givings } = useSuspenseQuery(waitingGivingsQuery)
  return (
    <AdminShell
      companyName={company?.name ?? ''}
      applications={applications.counts.submitted}
      reviews={reviews.counts.waiting}
      materials={proposals.total}
      promos={givings.waiting - givings.waitingRewards}
      rewards={givings.waitingRewards}
      logo={<Logo compact />}
      account={
        <>
          <NotificationBell companyId={company?.id ?? ''} userId={viewer.userId ?? ''} />
          <AccountMenu viewer={viewer} />
        </>
      }
    >
      {children}
    </AdminShell>
  )
}
