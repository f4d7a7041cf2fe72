import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ArticleCards } from './article-cards.tsx'
import { newestQuery } from './queries.ts'

/** Articles on the front page. */
export const ON_FRONT = 3

/** The newest articles; nothing where there are none. */
export function LatestArticles() {
  const {
    data: { articles },
  } = useSuspenseQuery(newestQuery(ON_FRONT))
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="artikel-terbaru">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="artikel-terbaru" className="text-xl">
          Artikel terbaru
        </h2>
        <Link to="/artikel" prefetch="intent" className="text-link text-sm">
          Semua artikel
        </Link>
      </div>
      <ArticleCards articles={articles} heading="h3" columns={3} />
    </section>
  )
}
