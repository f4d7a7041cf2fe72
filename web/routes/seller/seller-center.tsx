import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { unreadRoomsQuery, useChatWatch } from '#web/areas/chat/public.ts'
import { useWaitingNegotiations, waitingNegotiationsQuery } from '#web/areas/negotiations/public.ts'
import { NotificationBell } from '#web/areas/notifications/notification-bell.tsx'
import { salesSummaryQuery } from '#web/areas/orders/public.ts'
import { waitingRequestCountQuery } from '#web/areas/product-documents/public.ts'
import { waitingOf } from '#web/areas/seller-center/next-step.ts'
import { SELLER_CENTER_PATH } from '#web/areas/seller-center/paths.ts'
import { SellerCenterShell } from '#web/areas/seller-center/seller-center-shell.tsx'
import { AccountMenu } from '#web/areas/shell/account-menu.tsx'
import { FramedError } from '#web/areas/shell/error-page.tsx'
import { Logo } from '#web/areas/shell/logo.tsx'
import { customerCountsQuery } from '#web/areas/subscriptions/public.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import type { Route } from './+types/seller-center'

export function loader(args: Route.LoaderArgs) {
  const { viewer, companyId, prefetch } = sellerPageOf(args)
  return prefetch(
    salesSummaryQuery,
    ...(viewerMay(viewer, 'sales-nego.read') ? [waitingNegotiationsQuery] : []),
    ...(viewerMay(viewer, 'chat.read') ? [unreadRoomsQuery(companyId)] : []),
    ...(viewerMay(viewer, 'customers.read') ? [customerCountsQuery] : []),
    ...(viewerMay(viewer, 'documents.manage') ? [waitingRequestCountQuery] : []),
  )
}

/** The title for viewers who may not enter; pages inside have titles of their own. */
export const meta: Route.MetaFunction = () => titleOnly('Pusat Seller')

export default function SellerCenter() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

const onward = { label: 'Ke Hari ini', to: SELLER_CENTER_PATH }

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <FramedError error={error} frame={loaderData ? Shell : null} onward={onward} />
}

function Shell({ children }: { children: React.ReactNode }) {
  const viewer = useViewer()
  const { company } = viewer
  const { data: sales } = useSuspenseQuery(salesSummaryQuery)
  const { data: customers } = useQuery({ ...customerCountsQuery, enabled: viewerMay(viewer, 'customers.read') })
  const { data: requests } = useQuery({ ...waitingRequestCountQuery, enabled: viewerMay(viewer, 'documents.manage') })
  return (
    <SellerCenterShell
      companyName={company?.name ?? ''}
      waiting={waitingOf(sales, viewer)}
      claims={sales.claims}
      negotiations={useWaitingNegotiations()}
      unread={useChatWatch()}
      requests={customers ? (customers.counts.requested ?? 0) : null}
      documents={requests?.total ?? null}
      products={viewerMay(viewer, 'products.read')}
      settings={viewerMay(viewer, 'shop.change')}
      prices={viewerMay(viewer, 'products.change')}
      vouchers={viewerMay(viewer, 'vouchers.read')}
      accounts={viewerMay(viewer, 'bank.read')}
      payments={viewerMay(viewer, 'payments.read')}
      tax={viewerMay(viewer, 'tax.manage')}
      reports={viewerMay(viewer, 'products.read')}
      imports={viewerMay(viewer, 'products.change')}
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
