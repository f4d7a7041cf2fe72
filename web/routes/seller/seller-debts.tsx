import { Link } from 'react-router'
import { HelpLink } from '#web/areas/content/public.ts'
import { DebtsView } from '#web/areas/receivables/debts-view.tsx'
import { COLLECTION_PATH } from '#web/areas/receivables/paths.ts'
import { debtsFilter, debtsQuery } from '#web/areas/receivables/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
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
        actions={
          <Link to={COLLECTION_PATH} className={buttonClass({ variant: 'secondary' })}>
            Aturan penagihan
          </Link>
        }
      />
      <DebtsView page={page} />
    </main>
  )
}
