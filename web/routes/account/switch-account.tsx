import { ownCompaniesQuery } from '#web/areas/accounts/own/queries.ts'
import { SwitchAccountView } from '#web/areas/accounts/own/switch-account-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { memberPageOf } from '#web/lib/api/caller.ts'
import { accountCrumbs } from '#web/lib/page/crumbs.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/switch-account'

export function loader(args: Route.LoaderArgs) {
  return memberPageOf(args).prefetch(ownCompaniesQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Switch Account')

export default function SwitchAccountPage() {
  return (
    <main className="page-width pb-16">
      <PageHeader
        title="Switch Account"
        breadcrumb={accountCrumbs({ label: 'Switch Account' })}
        lead="Pilih perusahaan. Harga, keranjang, dan pesanan mengikuti perusahaan yang dipilih."
      />
      <SwitchAccountView />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
