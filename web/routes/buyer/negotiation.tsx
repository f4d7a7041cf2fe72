import { NegotiationView } from '#web/areas/negotiations/buyer/negotiation-view.tsx'
import { negotiationQuery } from '#web/areas/negotiations/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/negotiation'

/** /transaksi/nego/detail/?nego_id=... [ROUTE-5]. */
export async function loader(args: Route.LoaderArgs) {
  const page = buyerPageOf(args)
  const id = args.url.searchParams.get('nego_id') ?? ''
  const { name } = await found(page.ask(negotiationQuery(id)))
  return { ...page.loaded(), id, name }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `Nego ${loaderData.name}` : 'Nego tidak ditemukan')

export default function NegotiationPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      {/* text typed for one negotiation must not carry over to another */}
      <NegotiationView key={loaderData.id} negotiationId={loaderData.id} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
