import { PromoNav } from '#web/areas/loyalty/administration/promo-nav.tsx'
import { PromosView } from '#web/areas/loyalty/administration/promos-view.tsx'
import { promoFilter, promosQuery } from '#web/areas/loyalty/administration/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-promotion-codes'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = adminPageOf(args)
  const filter = promoFilter.read(args.url.searchParams)
  return { ...(await prefetch(promosQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Kode promo – Administrator')

export default function AdminPromotionCodesPage({ loaderData: { filter } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Promo dan poin"
        lead="Kode untuk perusahaan baru, poin, hadiahnya, dan voucher yang diberikan."
      />
      <PromoNav />
      <PromosView filter={filter} />
    </main>
  )
}
