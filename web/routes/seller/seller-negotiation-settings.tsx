import { SellerSettings } from '#web/areas/negotiations/inbox/seller-settings.tsx'
import { INBOX_PATH } from '#web/areas/negotiations/paths.ts'
import { negoSettingsQuery } from '#web/areas/negotiations/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { viewerMay } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-negotiation-settings'

const NOT_YOUR_ROLE = 'Hanya pemilik perusahaan yang dapat mengubah pengaturan nego.'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, viewer } = sellerPageOf(args)
  return {
    ...(await prefetch(negoSettingsQuery)),
    bar: viewerMay(viewer, 'sales-nego.settings') ? null : NOT_YOUR_ROLE,
  }
}

export const meta: Route.MetaFunction = () => titleOnly('Pengaturan nego – Pusat Seller')

export default function SellerNegotiationSettingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Pengaturan nego"
        breadcrumb={[{ label: 'Nego masuk', to: INBOX_PATH }, { label: 'Pengaturan nego' }]}
      />
      <SellerSettings bar={loaderData.bar} />
    </main>
  )
}
