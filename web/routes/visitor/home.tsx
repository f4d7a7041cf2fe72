import {
  categoriesQuery,
  featuredMaterialsQuery,
  featuredQuery,
  sellerCountQuery,
} from '#web/areas/catalogue/public.ts'
import { ON_FRONT } from '#web/areas/content/latest-articles.tsx'
import { bannersQuery, newestQuery } from '#web/areas/content/queries.ts'
import { dashboardQueries } from '#web/areas/home/dashboard-queries.ts'
import { HomeView } from '#web/areas/home/home-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { pageMeta } from '#web/lib/page/seo.ts'
import { organizationData } from '#web/lib/page/seo-data.ts'
import type { Route } from './+types/home'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, viewer, publicUrl } = pageOf(args)
  const featured = featuredQuery(viewer.company?.id ?? null, 0)
  const own = viewer.company?.kind === 'buyer' ? dashboardQueries(viewer) : []
  const open = [
    categoriesQuery,
    featured,
    featuredMaterialsQuery(),
    bannersQuery,
    sellerCountQuery,
    newestQuery(ON_FRONT),
  ]
  return { ...(await prefetch(...open, ...own)), publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { publicUrl } = loaderData
  return pageMeta({
    title: 'Sentra Bahan: bahan baku industri dengan harga perusahaan Anda',
    description:
      'Bahan baku farmasi, pangan, kosmetik, dan alami dari distributor, importir, dan produsen Indonesia, dengan harga khusus perusahaan Anda.',
    publicUrl,
    path: '/',
    linkedData: [organizationData(publicUrl)],
  })
}

export default function HomePage() {
  return <HomeView />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
