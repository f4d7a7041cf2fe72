import { HelpLink } from '#web/areas/content/public.ts'
import { DebtsView } from '#web/areas/receivables/debts-view.tsx'
import { debtsFilter, debtsQuery } from '#web/areas/receivables/queries.ts'
import { sellerPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-debts'

export async function loader(args: Route.LoaderArgs) {
  const { page } = debtsFilter.read(args.url.searchParams)
  return { ...(await sellerPageOf(args).prefetch(debtsQuery(page))), page }
}

export const meta: Route.MetaFunction = () => titleOnly('Piutang – Pusat Seller')

export default function SellerDebtsPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Piutang"
        help={<HelpLink topic="piutang" />}
        lead="Yang sudah dikirim dan belum dibayar, menurut pelanggan dan lamanya lewat jatuh tempo."
      />
      <DebtsView page={page} />
    </main>
  )
}
