import { HelpLink } from '#web/areas/content/public.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { ListsView } from '#web/areas/shopping-lists/lists-view.tsx'
import { NewList } from '#web/areas/shopping-lists/new-list.tsx'
import { listsQuery } from '#web/areas/shopping-lists/queries.ts'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { viewerMay } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/shopping-lists'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, viewer } = buyerPageOf(args)
  return { ...(await prefetch(listsQuery)), changes: viewerMay(viewer, 'cart.change') }
}

export const meta: Route.MetaFunction = () => titleOnly('Daftar belanja')

export default function ShoppingListsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      <PageHeader
        title="Daftar belanja"
        help={<HelpLink topic="daftar-belanja" />}
        lead="Produk yang biasa dibeli perusahaan Anda, bersama untuk semua rekan."
        breadcrumb={[{ label: 'Beranda', to: '/' }, { label: 'Daftar belanja' }]}
        actions={loaderData.changes && <NewList />}
      />
      <ListsView />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
