import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { GatheredView } from '#web/areas/shelves/gathered-view.tsx'
import { cardsQuery, gatheredAddress, gatheredPage, shelvesQuery } from '#web/areas/shelves/queries.ts'
import { memberPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/awaited'

export async function loader(args: Route.LoaderArgs) {
  const { ask, loaded } = memberPageOf(args)
  const { page } = gatheredAddress.read(args.url.searchParams)
  const { shown } = gatheredPage((await ask(shelvesQuery)).awaited, page)
  if (shown.length > 0) await ask(cardsQuery(shown))
  return { ...loaded(), page }
}

export const meta: Route.MetaFunction = () => titleOnly('Kabari bila ada')

export default function AwaitedPage({ loaderData }: Route.ComponentProps) {
  return <GatheredView shelf="awaited" page={loaderData.page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
