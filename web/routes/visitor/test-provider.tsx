import { testAccountsQuery } from '#web/areas/payments/queries.ts'
import { TestProviderView } from '#web/areas/payments/test-provider-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/test-provider'

/** Only where the test provider is on; otherwise not found. */
export function loader(args: Route.LoaderArgs) {
  return buyerPageOf(args).prefetch(testAccountsQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Penyedia uji')

export default function TestProviderPage() {
  return (
    <main className="page-width pb-16">
      <PageHeader
        title="Penyedia pembayaran uji"
        breadcrumb={[
          { label: 'Beranda', to: '/' },
          { label: 'Tagihan', to: '/akun/tagihan' },
          { label: 'Penyedia uji' },
        ]}
        lead="Virtual account perusahaan Anda, untuk dicoba."
      />
      <TestProviderView />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
