import { cardsQuery, savedAddress, savedPage, savedProductsQuery } from '#web/areas/saved-products/queries.ts'
import { SavedView } from '#web/areas/saved-products/saved-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { memberPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/awaited'

export async function loader(args: Route.LoaderArgs) {
  const { ask, loaded } = memberPageOf(args)
  const { page } = savedAddress.read(args.url.searchParams)
  const { shown } = savedPage((await ask(savedProductsQuery)).awaited, page)
  if (shown.length > 0) await ask(cardsQuery(shown))
  return { ...loaded(), page }
}

export const meta: Route.MetaFunction = () => titleOnly('Kabari bila ada')

export default function AwaitedPage({ loaderData }: Route.ComponentProps) {
  return <SavedView shelf="awaited" page={loaderData.page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
