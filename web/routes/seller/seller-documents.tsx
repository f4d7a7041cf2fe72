import { Link } from 'react-router'
import { OwnDocumentsView } from '#web/areas/product-documents/own-documents-view.tsx'
import { LOT_DOCUMENTS_PATH } from '#web/areas/product-documents/paths.ts'
import { documentFilter, ownDocumentsQuery, waitingRequestsQuery } from '#web/areas/product-documents/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-documents'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = sellerPageOf(args)
  const filter = documentFilter.read(args.url.searchParams)
  return { ...(await prefetch(waitingRequestsQuery(filter), ownDocumentsQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Dokumen – Pusat Seller')

export default function SellerDocumentsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Dokumen"
        actions={
          <Link to={LOT_DOCUMENTS_PATH} className={buttonClass({ variant: 'secondary' })}>
            CoA per lot
          </Link>
        }
      />
      <OwnDocumentsView filter={loaderData.filter} />
    </main>
  )
}
