import { saleClaimQuery } from '#web/areas/claims/queries.ts'
import { SaleClaimView } from '#web/areas/claims/sale-claim-view.tsx'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/seller-claim'

export async function loader(args: Route.LoaderArgs) {
  const page = sellerPageOf(args)
  const { number } = await found(page.ask(saleClaimQuery(args.params.claimId)))
  return { ...page.loaded(), number }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `Klaim ${loaderData.number}` : 'Klaim tidak ditemukan')

export default function SellerClaimPage({ params }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      {/* text typed for one claim must not carry over to another */}
      <SaleClaimView key={params.claimId} claimId={params.claimId} />
    </main>
  )
}
