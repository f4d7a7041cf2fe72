import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { AddToCartProvider, cartCountQuery } from '#web/areas/cart/public.ts'
import { NegotiateProvider } from '#web/areas/negotiations/public.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { Footer } from '#web/areas/shell/footer.tsx'
import { Header } from '#web/areas/shell/header.tsx'
import { type PlatformContact, pageOf } from '#web/lib/caller.ts'
import { isVerificationClosed } from '#web/lib/verification-closed.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import type { Route } from './+types/layout'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, viewer, privacyPolicyUrl, contact } = pageOf(args)
  const toVerify = isVerificationClosed(args.request) ? '' : viewer.toVerify
  const company = viewer.company
  const wanted = company?.kind === 'buyer' ? [cartCountQuery(company.id)] : []
  return { ...(await prefetch(...wanted)), toVerify, privacyPolicyUrl, contact }
}

// loaded on demand: most people have verified their address
const VerificationBanner = lazyPart(
  async () => (await import('#web/areas/accounts/verification/verification-banner.tsx')).default,
)

export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <AddToCartProvider>
        <NegotiateProvider>
          <Outlet />
        </NegotiateProvider>
      </AddToCartProvider>
    </Shell>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell toVerify="" privacyPolicyUrl={loaderData?.privacyPolicyUrl ?? null} contact={loaderData?.contact ?? null}>
      <ErrorPage error={error} />
    </Shell>
  )
}

interface ShellProps {
  /** What the banner asks to verify; '' hides it [VERIF-1]. */
  toVerify: string
  /** The external privacy policy, if there is one [ROUTE-10]. */
  privacyPolicyUrl: string | null
  /** Null when nothing could be loaded. */
  contact: PlatformContact | null
  children: React.ReactNode
}

function Shell({ toVerify, privacyPolicyUrl, contact, children }: ShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#isi"
        className="sr-only focus:not-sr-only focus:absolute focus:start-3 focus:top-3 focus:z-50 focus:rounded-field focus:bg-paper focus:px-4 focus:py-2"
      >
        Langsung ke isi
      </a>
      <Header />
      {toVerify && (
        <Suspense fallback={null}>
          <VerificationBanner item={toVerify} />
        </Suspense>
      )}
      <div id="isi" className="flex-1">
        {children}
      </div>
      <Footer privacyPolicyUrl={privacyPolicyUrl} contact={contact} />
    </div>
  )
}
