import { SwitchAccountView } from '#web/areas/companies/switch-account-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { memberPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/switch-account'

export async function loader(args: Route.LoaderArgs) {
  const { call } = memberPageOf(args)
  return { companies: (await call('session/akun/daftar', {})).data }
}

export const meta: Route.MetaFunction = () => titleOnly('Switch Account')

export default function SwitchAccountPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      <PageHeader
        title="Switch Account"
        breadcrumb={[{ label: 'Beranda', to: '/' }, { label: 'Switch Account' }]}
        lead="Pilih perusahaan. Harga, keranjang, dan transaksi mengikuti perusahaan yang dipilih."
      />
      <SwitchAccountView companies={loaderData.companies} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
