import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { categoriesQuery, FeaturedMaterials, featuredQuery, sellerCountQuery } from '#web/areas/catalogue/public.ts'
import { Banners } from '#web/areas/content/banners.tsx'
import { LatestArticles } from '#web/areas/content/latest-articles.tsx'
import { Testimonials } from '#web/areas/content/testimonials.tsx'
import { SurveyGate } from '#web/areas/surveys/survey-gate.tsx'
import { useViewer } from '#web/lib/viewer.ts'
import { viewerMay } from '#web/lib/viewer-may.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Notice } from '#web/ui/status/notice.tsx'
import { CategoryBanners } from './category-banners.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { FeaturedProducts } from './featured-products.tsx'
import { Hero } from './hero.tsx'
import { WhyHere } from './why-here.tsx'

// visitors have no use for its code
const BuyerDesk = lazyPart(async () => (await import('./buyer-desk.tsx')).default)

/** The front page: a desk for members of buyer companies [HOME-9], and below it for all what the marketplace is. */
export function HomeView() {
  const viewer = useViewer()
  const { company } = viewer
  const buys = company?.kind === 'buyer'
  const { data: all } = useSuspenseQuery(categoriesQuery)
  const { data: featured } = useSuspenseQuery(featuredQuery(company?.id ?? null, 0))
  const {
    data: { total: sellers },
  } = useSuspenseQuery(sellerCountQuery)
  const categories = all.filter(({ id }) => id !== 0)
  const products = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <main>
      {buys && (
        <div className="page-width mb-11 grid gap-11 *:min-w-0">
          <Suspense fallback={null}>
            <BuyerDesk />
          </Suspense>
        </div>
      )}
      {company?.kind === 'seller' && (
        <div className="page-width py-3">
          <Notice
            action={
              <Link to="/pusat-seller" className="text-link">
                Buka Pusat Seller
              </Link>
            }
          >
            {viewerMay(viewer, 'customers.read') ? 'Pesanan, nego, dan pelanggan' : 'Pesanan dan produk'} {company.name}{' '}
            ada di Pusat Seller.
          </Notice>
        </div>
      )}
      <Hero products={products} sellers={sellers} below={buys} />
      <div className="page-width grid gap-11 *:min-w-0">
        <CategoryTiles categories={categories} />
        <Banners />
        <FeaturedProducts />
        <FeaturedMaterials />
        <CategoryBanners categories={categories} products={featured} />
        <WhyHere />
        <LatestArticles />
        <Testimonials />
      </div>
      <SurveyGate />
    </main>
  )
}
