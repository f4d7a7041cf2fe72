import { Link } from 'react-router'
import { DebtsView } from '#web/areas/receivables/debts-view.tsx'
import { COLLECTION_PATH } from '#web/areas/receivables/paths.ts'
import { debtsQuery } from '#web/areas/receivables/queries.ts'
import { sellerPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-debts'

export function loader(args: Route.LoaderArgs) {
  return sellerPageOf(args).prefetch(debtsQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Piutang – Pusat Seller')

export default function SellerDebtsPage() {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Piutang"
        lead="Yang sudah dikirim dan belum dibayar, menurut pelanggan dan lamanya lewat jatuh tempo."
        actions={
          <Link to={COLLECTION_PATH} className={buttonClass({ variant: 'secondary' })}>
            Aturan penagihan
          </Link>
        }
      />
      <DebtsView />
    </main>
  )
}
