import { redirect } from 'react-router'
import { SampleCartView } from '#web/areas/sample/sample-cart-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/shop-cart'

/** /shop/cart and /shop/keranjang: the sample cart; the first leads a signed-in buyer to their own [ROUTE-5]. */
export function loader(args: Route.LoaderArgs) {
  const { viewer } = pageOf(args)
  if (args.url.pathname === '/shop/cart' && viewer.company?.kind === 'buyer') throw redirect('/keranjang')
  return null
}

/** Not for search engines: it sells nothing [SAMPLE-3]. */
export const meta: Route.MetaFunction = () => titleOnly('Keranjang contoh')

export default function ShopCartPage() {
  return <SampleCartView />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
