import { Link } from 'react-router'
import { centreFilter } from '#web/areas/notifications/centre-filter.ts'
import { CentreView } from '#web/areas/notifications/centre-view.tsx'
import { centreQuery } from '#web/areas/notifications/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { memberPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/notifications'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, companyId } = memberPageOf(args)
  const filter = centreFilter.read(args.url.searchParams)
  return { ...(await prefetch(centreQuery(companyId, filter))), companyId, filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Pemberitahuan')

export default function NotificationsPage({ loaderData: { companyId, filter } }: Route.ComponentProps) {
  const { userId } = useViewer()
  return (
    <main className="page-width pb-16">
      <PageHeader
        title="Pemberitahuan"
        breadcrumb={[{ label: 'Beranda', to: '/' }, { label: 'Pemberitahuan' }]}
        lead={
          <>
            Apa yang terjadi bagi perusahaan Anda.{' '}
            <Link to="/akun/profile?bagian=pemberitahuan" className="text-link">
              Atur pemberitahuan
            </Link>
          </>
        }
      />
      <CentreView companyId={companyId} userId={userId ?? ''} filter={filter} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
