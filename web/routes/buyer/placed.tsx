import { data } from 'react-router'
import { PlacedView } from '#web/areas/orders/checkout/placed-view.tsx'
import { placedQuery } from '#web/areas/orders/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/placed'

export async function loader(args: Route.LoaderArgs) {
  const { ask, loaded } = buyerPageOf(args)
  const { orders } = await found(ask(placedQuery(args.params.key)))
  if (orders.length === 0) throw data(null, { status: 404 })
  return loaded()
}

export const meta: Route.MetaFunction = () => titleOnly('Pesanan Anda')

export default function PlacedPage({ params }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      <PlacedView requestKey={params.key} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
