import { Link } from 'react-router'
import { CartView } from '#web/areas/cart/cart-view.tsx'
import { cartQuery } from '#web/areas/cart/queries.ts'
import { latestOrdersQuery } from '#web/areas/orders/public.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { CompanyPrintHeader } from '#web/lib/print-header.tsx'
import { viewerMay } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { Route } from './+types/cart'

const NOT_YOUR_ROLE = 'Peran Anda dapat melihat keranjang ini, tetapi tidak mengubah isinya atau memesan.'

export async function loader(args: Route.LoaderArgs) {
  const { ask, loaded, viewer, companyId } = buyerPageOf(args)
  const [{ orders }] = await Promise.all([ask(latestOrdersQuery), ask(cartQuery(companyId))])
  return {
    ...loaded(),
    hasOrders: orders.length > 0,
    companyId,
    userId: viewer.userId ?? '',
    bar: viewerMay(viewer, 'order.place') ? null : NOT_YOUR_ROLE,
  }
}

export const meta: Route.MetaFunction = () => titleOnly('Keranjang')

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { companyId, userId, bar, hasOrders } = loaderData
  return (
    <main className="page-width pb-16">
      <CompanyPrintHeader what="Keranjang" />
      <PageHeader
        title="Keranjang"
        breadcrumb={[{ label: 'Beranda', to: '/' }, { label: 'Keranjang' }]}
        actions={
          !bar && (
            <Link to="/pesan-cepat" className={buttonClass({ variant: 'secondary' })}>
              <Icon name="list" size={18} />
              Pesan cepat
            </Link>
          )
        }
      />
      <CartView companyId={companyId} userId={userId} bar={bar} hasOrders={hasOrders} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
