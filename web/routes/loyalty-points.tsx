import { isRouteErrorResponse } from 'react-router'
import { LoyaltyView } from '#web/areas/loyalty/loyalty-view.tsx'
import { NoPoints } from '#web/areas/loyalty/no-points.tsx'
import { readPoints } from '#web/areas/loyalty/read-points.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/loyalty-points'

export async function loader(args: Route.LoaderArgs) {
  const { call, viewer, companyId } = buyerPageOf(args)
  const page = Number(new URL(args.request.url).searchParams.get('halaman'))
  const points = await readPoints(call, companyId, Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1)
  return { companyId, userId: viewer.userId ?? '', points }
}

export const meta: Route.MetaFunction = () => titleOnly('Loyalty Poin')

export default function LoyaltyPointsPage({ loaderData }: Route.ComponentProps) {
  const { points, ...who } = loaderData
  return <Page>{points ? <LoyaltyView {...who} points={points} /> : <NoPoints />}</Page>
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ErrorPage error={error} />
  return (
    <Page>
      <NoPoints />
    </Page>
  )
}

function Page({ children }: { children: React.ReactNode }) {
  return (
    <main className="page-width pb-16">
      <PageHeader
        title="Loyalty Poin"
        breadcrumb={[{ label: 'Beranda', to: '/' }, { label: 'Akun' }, { label: 'Loyalty Poin' }]}
      />
      {children}
    </main>
  )
}
