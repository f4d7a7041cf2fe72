import { HelpLink } from '#web/areas/content/public.ts'
import { ImportsTable } from '#web/areas/imports/imports-table.tsx'
import { NewImport } from '#web/areas/imports/new-import.tsx'
import { importsFilter, importsQuery } from '#web/areas/imports/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-imports'

export async function loader(args: Route.LoaderArgs) {
  const filter = importsFilter.read(args.url.searchParams)
  return { ...(await sellerPageOf(args).prefetch(importsQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Impor & ekspor – Pusat Seller')

export default function SellerImportsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Impor & ekspor" help={<HelpLink topic="impor" />} />
      <NewImport />
      <h2 className="mb-3 mt-8 text-lg">Impor sebelumnya</h2>
      <ImportsTable filter={loaderData.filter} />
    </main>
  )
}
