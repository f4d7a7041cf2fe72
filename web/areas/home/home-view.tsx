import { useSuspenseQuery } from '@tanstack/react-query'
import { categoriesQuery, featuredQuery, sellerCountQuery } from '#web/areas/catalogue/public.ts'
import { SurveyGate } from '#web/areas/surveys/survey-gate.tsx'
import { useViewer } from '#web/lib/viewer.ts'
import { CategoryBanners } from './category-banners.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { FeaturedProducts } from './featured-products.tsx'
import { Hero } from './hero.tsx'
import { WhyHere } from './why-here.tsx'

/** The front page [HOME-1, HOME-2, HOME-3, HOME-5]. */
export function HomeView() {
  const companyId = useViewer().company?.id ?? null
  const { data: all } = useSuspenseQuery(categoriesQuery)
  const { data: featured } = useSuspenseQuery(featuredQuery(companyId, 0))
  const {
    data: { total: sellers },
  } = useSuspenseQuery(sellerCountQuery)
  const categories = all.filter(({ id }) => id !== 0)
  const products = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <main>
      <Hero products={products} sellers={sellers} />
      <div className="page-width grid gap-11 *:min-w-0">
        <CategoryTiles categories={categories} />
        <FeaturedProducts />
        <CategoryBanners categories={categories} products={featured} />
        <WhyHere />
      </div>
      <SurveyGate />
    </main>
  )
}
