import { cartQuery } from '#web/areas/cart/public.ts'
import { addressesQuery } from '#web/areas/companies/public.ts'
import { CheckoutView } from '#web/areas/orders/checkout/checkout-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { viewerMay } from '#web/lib/viewer.ts'
import type { Route } from './+types/checkout'

const NOT_YOUR_ROLE =
  'Peran Anda di perusahaan ini tidak dapat membuat pesanan. Silakan hubungi rekan di bagian pembelian.'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, viewer, companyId } = buyerPageOf(args)
  return {
    ...(await prefetch(cartQuery(companyId), addressesQuery(companyId))),
    companyId,
    userId: viewer.userId ?? '',
    bar: viewerMay(viewer, 'order.place') ? null : NOT_YOUR_ROLE,
  }
}

export const meta: Route.MetaFunction = () => titleOnly('Checkout')

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      <CheckoutView companyId={loaderData.companyId} userId={loaderData.userId} bar={loaderData.bar} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
