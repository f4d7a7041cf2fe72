import type { Category, ProductCard } from '#domain/catalogue/codec.ts'
import { SurveyGate } from '#web/areas/surveys/survey-gate.tsx'
import { CategoryBanners } from './category-banners.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { FeaturedProducts } from './featured-products.tsx'
import { Hero } from './hero.tsx'
import { WhyHere } from './why-here.tsx'

interface Props {
  categories: readonly Category[]
  featured: readonly ProductCard[]
  sellers: number
}

/** The front page [HOME-1, HOME-2, HOME-3, HOME-5]. */
export function HomeView({ categories, featured, sellers }: Props) {
  const products = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <main>
      <Hero products={products} sellers={sellers} />
      <div className="page-width grid gap-11 *:min-w-0">
        <CategoryTiles categories={categories} />
        <FeaturedProducts first={featured} />
        <CategoryBanners categories={categories} products={featured} />
        <WhyHere />
      </div>
      <SurveyGate />
    </main>
  )
}
