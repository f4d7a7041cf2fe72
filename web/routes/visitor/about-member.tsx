import { redirect } from 'react-router'
import { aboutMeta, loadAbout } from '#web/areas/content/about-page.ts'
import { AboutView } from '#web/areas/content/about-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import type { Route } from './+types/about-member'

/** Members have the page at /tentang too; visitors are led to theirs [ROUTE-2]. */
export function loader(args: Route.LoaderArgs) {
  if (!pageOf(args).viewer.signedIn) throw redirect('/tentang-kami')
  return loadAbout(args)
}

export const meta: Route.MetaFunction = ({ loaderData }) => aboutMeta(loaderData, { unlisted: true })

export default AboutView

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
