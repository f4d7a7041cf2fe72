import { listPath, readFilters } from '#web/areas/catalogue/list/list-address.ts'
import { sellersQuery } from '#web/areas/catalogue/list/queries-lists.ts'
import { SellerList } from '#web/areas/catalogue/seller/seller-list.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { answerTo } from '#web/lib/page/loaded.ts'
import { breadcrumbData, pageMeta } from '#web/lib/page/seo.ts'
import type { Route } from './+types/sellers'

const PAGE_SIZE = 24

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, publicUrl } = pageOf(args)
  const filters = readFilters(args.url.searchParams)
  return { ...(await prefetch(sellersQuery(filters, PAGE_SIZE))), filters, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { filters, publicUrl } = loaderData
  const { total } = answerTo(loaderData, sellersQuery(filters, PAGE_SIZE))
  return pageMeta({
    title: 'Seller bahan baku',
    description: `${total} distributor, importir, dan produsen bahan baku farmasi, pangan, kosmetik, dan alami di Indonesia.`,
    publicUrl,
    path: listPath({ page: filters.page }, '/seller'),
    unlisted: Boolean(filters.keyword ?? filters.category ?? filters.sellerType),
    linkedData: [breadcrumbData(publicUrl, [{ label: 'Beranda', to: '/' }, { label: 'Seller' }])],
  })
}

export default function SellersPage({ loaderData }: Route.ComponentProps) {
  return <SellerList filters={loaderData.filters} pageSize={PAGE_SIZE} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
