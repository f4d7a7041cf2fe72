import { buyerNegotiation } from '#domain/negotiations/codec.ts'
import { NegotiationView } from '#web/areas/negotiations/buyer/negotiation-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/caller.ts'
import { found } from '#web/lib/found.ts'
import { titleOnly } from '#web/lib/seo.ts'
import type { Route } from './+types/negotiation'

/** /transaksi/nego/detail/?nego_id=... [ROUTE-5]. */
export async function loader(args: Route.LoaderArgs) {
  const { call, companyId } = buyerPageOf(args)
  const negotiationId = new URL(args.request.url).searchParams.get('nego_id') ?? ''
  const { data } = await found(call('nego/detail', { nego_id: negotiationId }))
  return { companyId, negotiation: buyerNegotiation.decode(data) }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `Nego ${loaderData.negotiation.name}` : 'Nego tidak ditemukan')

export default function NegotiationPage({ loaderData }: Route.ComponentProps) {
  const { companyId, negotiation } = loaderData
  return (
    <main className="page-width pb-16">
      {/* what was typed about one negotiation is not said of another */}
      <NegotiationView key={negotiation.id} companyId={companyId} negotiation={negotiation} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
