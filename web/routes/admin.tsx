import { Outlet } from 'react-router'
import { AdminShell } from '#web/areas/admin/admin-shell.tsx'
import { NotificationBell } from '#web/areas/notifications/notification-bell.tsx'
import { AccountMenu } from '#web/areas/shell/account-menu.tsx'
import { FramedError } from '#web/areas/shell/framed-error.tsx'
import { Logo } from '#web/areas/shell/logo.tsx'
import { adminPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { useViewer } from '#web/lib/viewer.ts'
import type { Route } from './+types/admin'

export function loader(args: Route.LoaderArgs) {
  return adminPageOf(args).loaded()
}

/** Pages inside have titles of their own; this one is for whoever may not enter. */
export const meta: Route.MetaFunction = () => titleOnly('Administrator')

export default function Admin() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <FramedError error={error} frame={loaderData ? Shell : null} />
}

function Shell({ children }: { children: React.ReactNode }) {
  const viewer = useViewer()
  const { company } = viewer
  return (
    <AdminShell
      companyName={company?.name ?? ''}
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
