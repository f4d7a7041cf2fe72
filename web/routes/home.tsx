import { category, productCard } from '#domain/catalogue/codec.ts'
import { list } from '#domain/codec.ts'
import { HomeView } from '#web/areas/home/home-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/caller.ts'
import { organizationData, pageMeta } from '#web/lib/seo.ts'
import type { Route } from './+types/home'

export async function loader(args: Route.LoaderArgs) {
  const { call, viewer, publicUrl } = pageOf(args)
  const [categories, featured, sellers] = await Promise.all([
    call('kategori/daftar', {}),
    call('produk/produk-unggulan', { company_id: viewer.company?.id ?? null, kategori: 0 }),
    call('seller/daftar', { per_halaman: 1 }),
  ])
  return {
    categories: list(category)
      .decode(categories.data)
      .filter(({ id }) => id !== 0),
    featured: list(productCard).decode(featured.data),
    sellers: sellers.data.total,
    publicUrl,
  }
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

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { categories, featured, sellers } = loaderData
  return <HomeView categories={categories} featured={featured} sellers={sellers} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
