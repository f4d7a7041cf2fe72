import { isRouteErrorResponse } from 'react-router'
import { LoyaltyView } from '#web/areas/loyalty/loyalty-view.tsx'
import { NoPoints } from '#web/areas/loyalty/no-points.tsx'
import type { Points } from '#web/areas/loyalty/points.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { buyerPageOf, type Caller } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import type { Route } from './+types/loyalty-points'

const ENTRIES_A_PAGE = 20

export async function loader(args: Route.LoaderArgs) {
  const { call, viewer, companyId } = buyerPageOf(args)
  const page = Number(new URL(args.request.url).searchParams.get('halaman'))
  const points = await readPoints(call, companyId, Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1)
  return { companyId, userId: viewer.user_id ?? '', points }
}

/** Null when they cannot be read. */
async function readPoints(call: Caller, companyId: string, halaman: number): Promise<Points | null> {
  const body = { company_id: companyId }
  try {
    const [balance, rewards, vouchers, history] = await Promise.all([
      call('poin/saldo', body),
      call('poin/hadiah', body),
      call('voucher/daftar', body),
      call('poin/riwayat', { ...body, halaman, per_halaman: ENTRIES_A_PAGE }),
    ])
    const [first] = balance.data
    return first ? { balance: first, rewards: rewards.data, vouchers: vouchers.data, history: history.data } : null
  } catch (error) {
    if (error instanceof ApiError && error.status >= 500) return null
    throw error
  }
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
