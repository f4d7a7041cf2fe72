import { Outlet } from 'react-router'
import { AddToCartProvider, cartCountQuery } from '#web/areas/cart/public.ts'
import { NegotiateProvider } from '#web/areas/negotiations/public.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { SiteFrame } from '#web/areas/shell/site-frame.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { isVerificationClosed } from '#web/lib/verification-closed.ts'
import { laterPart, lazyPart } from '#web/ui/lazy-part.ts'
import type { Route } from './+types/layout'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, viewer } = pageOf(args)
  const toVerify = isVerificationClosed(args.request) ? '' : viewer.toVerify
  const company = viewer.company
  const wanted = company?.kind === 'buyer' ? [cartCountQuery(company.id)] : []
  return { ...(await prefetch(...wanted)), toVerify }
}

// loaded on demand: most people have verified their address
const VerificationBanner = lazyPart(
  async () => (await import('#web/areas/accounts/verification/verification-banner.tsx')).default,
)

// they render nothing, and have something to do on few pages
const ContinueWantedAct = laterPart(
  async () => (await import('#web/areas/catalogue/buying/continue-wanted-act.tsx')).ContinueWantedAct,
)
const BringShelves = laterPart(async () => (await import('#web/areas/shelves/bring-shelves.tsx')).BringShelves)

export default function Layout({ loaderData: { toVerify } }: Route.ComponentProps) {
  return (
    <SiteFrame banner={toVerify && <VerificationBanner item={toVerify} />}>
      <AddToCartProvider>
        <NegotiateProvider>
          <Outlet />
          <ContinueWantedAct />
          <BringShelves />
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
