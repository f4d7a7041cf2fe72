import { aboutMeta, loadAbout } from '#web/areas/content/about-page.ts'
import { AboutView } from '#web/areas/content/about-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import type { Route } from './+types/about'

export function loader(args: Route.LoaderArgs) {
  return loadAbout(args)
}

export const meta: Route.MetaFunction = ({ loaderData }) => aboutMeta(loaderData, { unlisted: false })

export default AboutView

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
