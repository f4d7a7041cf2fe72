import { PromoNav } from '#web/areas/loyalty/administration/promo-nav.tsx'
import { issuedVouchersQuery, voucherFilter } from '#web/areas/loyalty/administration/queries.ts'
import { IssuedVouchersView } from '#web/areas/loyalty/administration/vouchers-view.tsx'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-vouchers'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = adminPageOf(args)
  const filter = voucherFilter.read(args.url.searchParams)
  return { ...(await prefetch(issuedVouchersQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Voucher – Administrator')

export default function AdminVouchersPage({ loaderData: { filter } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Promo dan poin" lead="Voucher yang diberikan kepada perusahaan, dan apa jadinya." />
      <PromoNav />
      <IssuedVouchersView filter={filter} />
    </main>
  )
}
