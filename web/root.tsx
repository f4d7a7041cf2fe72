import fontUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { use, useState } from 'react'
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import styles from './app.css?url'
import { SessionKeeper } from './areas/accounts/session-keeper.tsx'
import { ErrorPage } from './areas/shell/error-page.tsx'
import { NavigationProgress } from './areas/shell/navigation-progress.tsx'
import { pageOf } from './lib/api/caller.ts'
import { LiveUpdates } from './lib/api/live-updates.tsx'
import { makeQueryClient } from './lib/api/query-client.ts'
import { ChoicesProvider, choicesOf, type LoadedChoices } from './lib/choices.tsx'
import { type Loaded, useLoadedQueries } from './lib/page/loaded.ts'
import { NonceContext } from './lib/page/nonce.ts'
import type { SiteFacts } from './lib/page/site.ts'
import { useArrivalFocus } from './lib/page/use-arrival-focus.ts'
import { earlyPressScript, useEarlyPress } from './lib/press/early-press.ts'
import { useIgnoreKeyRepeat } from './lib/press/use-ignore-key-repeat.ts'
import { viewerQuery } from './lib/viewer.ts'
import { ViewerProvider } from './lib/viewer-provider.tsx'
import { LinkProvider } from './ui/action/link.tsx'
import { deferredComponent } from './ui/lazy-component.ts'
import { ToastProvider } from './ui/overlay/toast.tsx'
import { IconSprite } from './ui/picture/icon-sprite.tsx'
import { Preloader } from './ui/status/spinner.tsx'

const TrackRecentlyViewed = deferredComponent(
  async () => (await import('./lib/page/track-recently-viewed.tsx')).TrackRecentlyViewed,
)
const OfflineStrip = deferredComponent(async () => (await import('./areas/shell/offline-strip.tsx')).OfflineStrip)

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

interface RootLoaded extends Loaded, SiteFacts {
  choices: LoadedChoices
  madeAt?: number
}

export async function loader(args: Route.LoaderArgs): Promise<RootLoaded> {
  const { viewer, madeAt, privacyPolicyUrl, contact } = pageOf(args)
  // the server knows the viewer before it renders a page
  const queries = [{ key: viewerQuery.queryKey, data: viewer }]
  const loaded = { queries, privacyPolicyUrl, contact, choices: await choicesOf(args.request) }
  // visitors get no live updates, and a page must be the same for all of them
  return viewer.signedIn ? { ...loaded, madeAt: madeAt.getTime() } : loaded
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="id">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0A544A" />
        <Meta />
        {/* by its precedence it stands before the scripts, which the page is painted without */}
        <link rel="stylesheet" href={styles} precedence="page" />
        <Links />
        <script
          nonce={use(NonceContext)}
          // browsers hide the nonce from scripts
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, without anything of a person
          dangerouslySetInnerHTML={{ __html: earlyPressScript }}
        />
      </head>
      <body>
        {children}
        {/* at the end, where it keeps nothing from being seen */}
        <IconSprite />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const [queryClient] = useState(makeQueryClient)
  useLoadedQueries(queryClient)
  useEarlyPress()
  useIgnoreKeyRepeat()
  useArrivalFocus()
  return (
    <QueryClientProvider client={queryClient}>
      <LinkProvider component={Link}>
        <ToastProvider>
          <ViewerProvider>
            <ChoicesProvider loaded={loaderData.choices}>
              <Preloader />
              <NavigationProgress />
              <OfflineStrip />
              <TrackRecentlyViewed />
              <SessionKeeper />
              <LiveUpdates pageMadeAt={loaderData.madeAt} />
              <Outlet />
            </ChoicesProvider>
          </ViewerProvider>
        </ToastProvider>
      </LinkProvider>
    </QueryClientProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
