import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { ListView } from '#web/areas/shopping-lists/list-view.tsx'
import { listFilter, listQuery } from '#web/areas/shopping-lists/queries.ts'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/shopping-list'

export async function loader(args: Route.LoaderArgs) {
  const page = buyerPageOf(args)
  const { page: asked } = listFilter.read(args.url.searchParams)
  await found(page.ask(listQuery(args.params.listId, asked)))
  return { ...page.loaded(), page: asked }
}

export const meta: Route.MetaFunction = () => titleOnly('Daftar belanja')

export default function ShoppingListPage({ params, loaderData }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      <ListView key={params.listId} listId={params.listId} page={loaderData.page} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
