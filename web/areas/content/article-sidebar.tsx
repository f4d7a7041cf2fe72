import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { articlePath } from '#domain/content/article-state.ts'
import { cx } from '#web/ui/cx.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Cover } from './article-cards.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { articlesPath } from './articles-address.ts'
import { newestQuery } from './queries.ts'

/** Articles at the side of others. */
export const BESIDE = 4

interface Props {
  /** The list that its categories lead to. */
  path?: string
  /** The slug of the category that is listed. */
  category?: string | undefined
  className?: string
}

/** Beside articles: their categories, and the newest of them. */
export function ArticleSidebar({ path, category, className }: Props) {
  const {
    data: { articles, categories },
  } = useSuspenseQuery(newestQuery(BESIDE))
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <aside data-print="hide" aria-label="Artikel lain" className={cx('grid content-start gap-5', className)}>
      <Card as="section" padded>
        <h2 className="mb-2 text-lg">Kategori</h2>
        <ul>
          {[{ slug: undefined, name: 'Semua artikel', count: total }, ...categories].map(({ slug, name, count }) => (
            <li key={name}>
              <Link
                to={articlesPath({ category: slug }, path)}
                aria-current={slug === category && path !== undefined ? 'page' : undefined}
                className="-mx-2 flex min-h-10 items-center justify-between gap-3 rounded-mark px-2 text-ink-soft no-underline hover:bg-ink/4 aria-[current=page]:bg-primary-tint aria-[current=page]:font-semibold aria-[current=page]:text-primary"
              >
                {name} <span className="num text-sm text-mute">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" padded>
        <h2 className="mb-3 text-lg">Terbaru</h2>
        <ul className="grid gap-4">
          {articles.map((article) => (
            <li key={article.id} className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3">
              <Cover article={article} className="aspect-4/3 w-full rounded-mark" />
              <div className="min-w-0">
                <Link
                  to={articlePath(article)}
                  prefetch="intent"
                  className="line-clamp-2 text-sm font-semibold leading-snug no-underline after:absolute after:inset-0 group-hover:text-primary"
                >
                  {article.title}
                </Link>
                <ArticleFacts article={article} short className="mt-1" />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  )
}
