import { businessDay } from '#domain/business-day.ts'
import { monthOf } from '#domain/tax/month.ts'
import { HelpLink } from '#web/areas/content/public.ts'
import { taxFilter, taxMonthQuery } from '#web/areas/tax/queries.ts'
import { TaxView } from '#web/areas/tax/tax-view.tsx'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-tax'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, madeAt } = sellerPageOf(args)
  const thisMonth = monthOf(businessDay(madeAt))
  const typed = taxFilter.read(args.url.searchParams)
  const filter = { ...typed, month: typed.month ?? thisMonth }
  return { ...(await prefetch(taxMonthQuery(filter))), filter, thisMonth }
}

export const meta: Route.MetaFunction = () => titleOnly('Pajak – Pusat Seller')

export default function SellerTaxPage({ loaderData: { filter, thisMonth } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Pajak"
        help={<HelpLink topic="faktur-pajak" />}
        lead="Invoice ber-PPN per masa pajak: unduh untuk Coretax, lalu pasang faktur pajaknya pada pesanan."
      />
      <TaxView filter={filter} thisMonth={thisMonth} />
    </main>
  )
}
