import { CollectionView } from '#web/areas/receivables/collection-view.tsx'
import { DEBTS_PATH } from '#web/areas/receivables/public.ts'
import { collectionQuery } from '#web/areas/receivables/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-debt-collection'

export function loader(args: Route.LoaderArgs) {
  return sellerPageOf(args).prefetch(collectionQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Penagihan – Pusat Seller')

export default function SellerDebtCollectionPage() {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Penagihan"
        breadcrumb={[
          { label: 'Pusat Seller', to: '/pusat-seller' },
          { label: 'Piutang', to: DEBTS_PATH },
          { label: 'Penagihan' },
        ]}
      />
      <CollectionView />
    </main>
  )
}
