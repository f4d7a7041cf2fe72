import { redirect } from 'react-router'
import { loadVersion, versionMeta } from '#web/areas/content/version-page.ts'
import { VersionView } from '#web/areas/content/version-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import type { Route } from './+types/privacy'

/** The platform's own policy, unless an external one is set, which then is the only one [ROUTE-10]. */
export function loader(args: Route.LoaderArgs) {
  const { privacyPolicyUrl } = pageOf(args)
  if (privacyPolicyUrl) throw redirect(privacyPolicyUrl)
  return loadVersion(args, 'privacy')
}

export const meta: Route.MetaFunction = ({ loaderData }) => versionMeta(loaderData, 'privacy', '/privasi')

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <VersionView page="privacy" path="/privasi" validFrom={loaderData.validFrom} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
