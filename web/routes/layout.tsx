import { Outlet } from 'react-router'
import { AddToCartProvider, cartCountQuery } from '#web/areas/cart/public.ts'
import { NegotiateProvider } from '#web/areas/negotiations/public.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { SiteFrame } from '#web/areas/shell/site-frame.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { isVerificationClosed } from '#web/lib/verification-closed.ts'
import { deferredComponent, lazyComponent } from '#web/ui/lazy-component.ts'
import type { Route } from './+types/layout'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, viewer } = pageOf(args)
  const toVerify = isVerificationClosed(args.request) ? '' : viewer.toVerify
  const company = viewer.company
  const prefetched = company?.kind === 'buyer' ? [cartCountQuery(company.id)] : []
  return { ...(await prefetch(...prefetched)), toVerify }
}

// loaded on demand: most people have verified their address
const VerificationBanner = lazyComponent(
  async () => (await import('#web/areas/accounts/verification/verification-banner.tsx')).default,
)

// they render nothing, and have something to do on few pages
const ContinuePendingAct = deferredComponent(
  async () => (await import('#web/areas/catalogue/buying/continue-pending-act.tsx')).ContinuePendingAct,
)
const BringSavedProducts = deferredComponent(
  async () => (await import('#web/areas/saved-products/merge-saved-products.tsx')).MergeSavedProducts,
)

export default function Layout({ loaderData: { toVerify } }: Route.ComponentProps) {
  return (
    <SiteFrame banner={toVerify && <VerificationBanner item={toVerify} />}>
      <AddToCartProvider>
        <NegotiateProvider>
          <Outlet />
          <ContinuePendingAct />
          <BringSavedProducts />
        </NegotiateProvider>
      </AddToCartProvider>
    </SiteFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  )
}
