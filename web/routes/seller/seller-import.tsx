import { ImportView } from '#web/areas/imports/import-view.tsx'
import { IMPORTS_PATH } from '#web/areas/imports/paths.ts'
import { importQuery } from '#web/areas/imports/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-import'

export async function loader(args: Route.LoaderArgs) {
  const page = sellerPageOf(args)
  const id = args.params.importId
  const { file } = await found(page.ask(importQuery(id)))
  return { ...page.loaded(), id, file }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `${loaderData.file} – Pusat Seller` : 'Impor tidak ditemukan')

export default function SellerImportPage({ loaderData: { id, file } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title={<span className="wrap-anywhere">{file}</span>}
        breadcrumb={[{ label: 'Impor & ekspor', to: IMPORTS_PATH }, { label: file }]}
      />
      <ImportView key={id} id={id} />
    </main>
  )
}
