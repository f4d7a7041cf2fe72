import { HelpLink } from '#web/areas/content/public.ts'
import { QuickOrderView } from '#web/areas/quick-order/quick-order-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { viewerMay } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import type { Route } from './+types/quick-order'

export async function loader(args: Route.LoaderArgs) {
  const { loaded, viewer } = buyerPageOf(args)
  return { ...loaded(), open: viewerMay(viewer, 'cart.change') }
}

export const meta: Route.MetaFunction = () => titleOnly('Pesan cepat')

export default function QuickOrderPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      <PageHeader
        title="Pesan cepat"
        help={<HelpLink topic="pesan-cepat" />}
        lead="Banyak produk sekaligus, dari daftar yang sudah Anda punya."
        breadcrumb={[{ label: 'Beranda', to: '/' }, { label: 'Pesan cepat' }]}
      />
      {loaderData.open ? (
        <QuickOrderView />
      ) : (
        <Notice tone="attention">Peran Anda tidak mengisi keranjang perusahaan ini.</Notice>
      )}
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
