import { cart } from '#domain/cart/codec.ts'
import { list } from '#domain/codec.ts'
import { address } from '#domain/companies/codec.ts'
import { CheckoutView } from '#web/areas/orders/checkout-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { viewerMay } from '#web/lib/viewer-may.ts'
import type { Route } from './+types/checkout'

const NOT_YOUR_ROLE =
  'Peran Anda di perusahaan ini tidak dapat membuat pesanan. Silakan hubungi rekan di bagian pembelian.'

export async function loader(args: Route.LoaderArgs) {
  const { call, viewer, companyId } = buyerPageOf(args)
  const [lines, addresses] = await Promise.all([
    call('keranjang/daftar', { company_id: companyId }),
    call('alamat/daftar', { company_id: companyId }),
  ])
  return {
    companyId,
    userId: viewer.userId ?? '',
    sellers: cart.decode(lines.data).sellers,
    addresses: list(address).decode(addresses.data),
    bar: viewerMay(viewer, 'order.place') ? null : NOT_YOUR_ROLE,
  }
}

export const meta: Route.MetaFunction = () => titleOnly('Checkout')

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      <CheckoutView {...loaderData} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
