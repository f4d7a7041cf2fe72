import { loadVersion, versionMeta } from '#web/areas/content/version-page.ts'
import { VersionView } from '#web/areas/content/version-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import type { Route } from './+types/terms'

export function loader(args: Route.LoaderArgs) {
  return loadVersion(args, 'terms')
}

export const meta: Route.MetaFunction = ({ loaderData }) => versionMeta(loaderData, 'terms', '/syarat')

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <VersionView page="terms" path="/syarat" validFrom={loaderData.validFrom} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
