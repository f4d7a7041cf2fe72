import { cardsQuery, savedAddress, savedPage, savedProductsQuery } from '#web/areas/saved-products/queries.ts'
import { SavedView } from '#web/areas/saved-products/saved-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { pageMeta } from '#web/lib/page/seo.ts'
import type { Route } from './+types/favourites'

export async function loader(args: Route.LoaderArgs) {
  const { ask, loaded, publicUrl, viewer } = pageOf(args)
  const { page } = savedAddress.read(args.url.searchParams)
  // a visitor's are in the browser
  if (viewer.signedIn) {
    const { shown } = savedPage((await ask(savedProductsQuery)).favourites, page)
    if (shown.length > 0) await ask(cardsQuery(shown))
  }
  return { ...loaded(), page, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  return pageMeta({
    title: 'Favorit',
    description: 'Produk yang Anda simpan sebagai favorit.',
    publicUrl: loaderData.publicUrl,
    path: '/favorit',
    unlisted: true,
  })
}

export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  return <SavedView shelf="favourites" page={loaderData.page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
