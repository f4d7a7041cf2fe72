import { FolderView } from '#web/areas/document-library/folder-view.tsx'
import { folderFilter, folderQuery } from '#web/areas/document-library/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { accountCrumbs } from '#web/lib/page/crumbs.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { CompanyPrintHeader } from '#web/lib/print-header.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/document-library'

export async function loader(args: Route.LoaderArgs) {
  const filter = folderFilter.read(args.url.searchParams)
  return { ...(await buyerPageOf(args).prefetch(folderQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Dokumen mutu')

export default function DocumentLibraryPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      <CompanyPrintHeader what="Dokumen mutu" />
      <PageHeader
        title="Dokumen mutu"
        breadcrumb={accountCrumbs({ label: 'Dokumen mutu' })}
        lead="CoA, SDS, halal, dan dokumen lain dari barang yang dibeli perusahaan Anda, per produk dan per lot yang dikirim."
      />
      <FolderView filter={loaderData.filter} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
