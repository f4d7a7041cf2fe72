import { useSuspenseQuery } from '@tanstack/react-query'
import { Outlet, useRevalidator } from 'react-router'
import { useWaitingNegotiations, waitingNegotiationsQuery } from '#web/areas/negotiations/public.ts'
import { NotificationBell } from '#web/areas/notifications/notification-bell.tsx'
import { salesSummaryQuery } from '#web/areas/orders/public.ts'
import { SellerCenterShell } from '#web/areas/seller-center/seller-center-shell.tsx'
import { AccountMenu } from '#web/areas/shell/account-menu.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { Logo } from '#web/areas/shell/logo.tsx'
import { sellerPageOf } from '#web/lib/caller.ts'
import { useLive } from '#web/lib/use-live.ts'
import { viewerMay } from '#web/lib/viewer-may.ts'
import type { Route } from './+types/seller-center'

export async function loader(args: Route.LoaderArgs) {
  const { call, viewer, prefetch } = sellerPageOf(args)
  const [loaded, customers] = await Promise.all([
    prefetch(salesSummaryQuery, ...(viewerMay(viewer, 'sales-nego.read') ? [waitingNegotiationsQuery] : [])),
    viewerMay(viewer, 'customers.read') ? call('pusat-seller/langganan/daftar', { per_halaman: 1 }) : null,
  ])
  return {
    ...loaded,
    viewer,
    requests: customers ? (customers.data.jumlah.diajukan ?? 0) : null,
  }
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

function Shell({ viewer, requests, children }: ShellProps) {
  const { data: sales } = useSuspenseQuery(salesSummaryQuery)
  const company = viewer.company
  const { revalidate } = useRevalidator()
  // the count here, and the list or detail inside
  useLive('subscription', () => void revalidate())
  return (
    <SellerCenterShell
      companyName={company?.name ?? ''}
      waiting={sales.counts.awaiting_confirmation}
      negotiations={useWaitingNegotiations()}
      requests={requests}
      logo={<Logo compact />}
      account={
        <>
          <NotificationBell companyId={company?.id ?? ''} userId={viewer.userId ?? ''} />
          <AccountMenu viewer={viewer} />
        </>
      }
    >
      {children}
    </SellerCenterShell>
  )
}
