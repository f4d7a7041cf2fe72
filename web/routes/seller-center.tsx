import { Outlet } from 'react-router'
import { NotificationBell } from '#web/areas/notifications/notification-bell.tsx'
import { SellerCenterShell } from '#web/areas/seller-center/seller-center-shell.tsx'
import { AccountMenu } from '#web/areas/shell/account-menu.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { Logo } from '#web/areas/shell/logo.tsx'
import { sellerPageOf } from '#web/lib/caller.ts'
import type { Route } from './+types/seller-center'

export async function loader(args: Route.LoaderArgs) {
  const { call, viewer } = sellerPageOf(args)
  const { data } = await call('pusat-seller/ringkasan', {})
  return { viewer, waiting: data.jumlah.menunggu_konfirmasi ?? 0 }
}

export default function SellerCenter({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  // a page inside is missing or broken: the way to the others stays
  if (loaderData) {
    return (
      <Shell {...loaderData}>
        <ErrorPage error={error} />
      </Shell>
    )
  }
  return <ErrorPage error={error} />
}

type ShellProps = Route.ComponentProps['loaderData'] & { children: React.ReactNode }

function Shell({ viewer, waiting, children }: ShellProps) {
  const company = viewer.perusahaan
  return (
    <SellerCenterShell
      companyName={company?.nama ?? ''}
      waiting={waiting}
      logo={<Logo />}
      account={
        <>
          <NotificationBell companyId={company?.company_id ?? ''} userId={viewer.user_id ?? ''} />
          <AccountMenu viewer={viewer} />
        </>
      }
    >
      {children}
    </SellerCenterShell>
  )
}
