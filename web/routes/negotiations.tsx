import { negotiationPage } from '#domain/negotiations/codec.ts'
import { NegotiationsView } from '#web/areas/negotiations/buyer/negotiations-view.tsx'
import { filterBody, readNegotiationFilter } from '#web/areas/negotiations/negotiation-filter.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/negotiations'

export async function loader(args: Route.LoaderArgs) {
  const { call, companyId } = buyerPageOf(args)
  const filter = readNegotiationFilter(new URL(args.request.url).searchParams)
  const { data } = await call('nego/daftar', filterBody(filter))
  return { companyId, filter, page: negotiationPage.decode(data) }
}

export const meta: Route.MetaFunction = () => titleOnly('Nego')

export default function NegotiationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      <PageHeader
        title="Nego"
        breadcrumb={[{ label: 'Beranda', to: '/' }, { label: 'Transaksi' }, { label: 'Nego' }]}
        lead="Penawaran harga perusahaan Anda, diperbarui langsung"
      />
      <NegotiationsView {...loaderData} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
