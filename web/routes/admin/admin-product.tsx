import { PRODUCTS_PATH } from '#web/areas/admin/paths.ts'
import { ReportedProduct } from '#web/areas/product-reports/product-review.tsx'
import { productReviewQuery } from '#web/areas/product-reports/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-product'

export async function loader(args: Route.LoaderArgs) {
  const page = adminPageOf(args)
  const id = Number(args.params.productId)
  const { name } = await found(page.ask(productReviewQuery(id)))
  return { ...page.loaded(), id, name }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `${loaderData.name} – Administrator` : 'Produk tidak ditemukan')

export default function AdminProductPage({ loaderData: { id, name } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title={name} breadcrumb={[{ label: 'Produk', to: PRODUCTS_PATH }, { label: name }]} />
      <ReportedProduct key={id} productId={id} />
    </main>
  )
}
