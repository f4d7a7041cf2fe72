import { isRouteErrorResponse } from 'react-router'
import { HelpLink } from '#web/areas/content/public.ts'
import { LoyaltyView, NoPoints } from '#web/areas/loyalty/loyalty-view.tsx'
import { readPoints } from '#web/areas/loyalty/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { accountCrumbs } from '#web/lib/page/crumbs.ts'
import { page, searchParams } from '#web/lib/page/search-params.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/loyalty-points'

const historyPage = searchParams({ page })

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, viewer, companyId } = buyerPageOf(args)
  const { page } = historyPage.read(args.url.searchParams)
  const points = await readPoints({ prefetch }, companyId, page)
  return { ...points, isRead: points !== null, companyId, userId: viewer.userId ?? '', page }
}

export const meta: Route.MetaFunction = () => titleOnly('Loyalty Poin')

export default function LoyaltyPointsPage({ loaderData }: Route.ComponentProps) {
  const { isRead, companyId, userId, page } = loaderData
  return <Page>{isRead ? <LoyaltyView companyId={companyId} userId={userId} page={page} /> : <NoPoints />}</Page>
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
        help={<HelpLink topic="poin" />}
        breadcrumb={accountCrumbs({ label: 'Loyalty Poin' })}
        lead="Poin dari pesanan yang selesai, untuk ditukar dengan voucher"
      />
      {children}
    </main>
  )
}
