import { Link } from 'react-router'
import { articlePath } from '#domain/content/article-address.ts'
import type { ArticleCard } from '#domain/content/contract.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { Cover } from './article-cards.tsx'
import { ArticleFacts } from './article-facts.tsx'

interface Props {
  articles: readonly ArticleCard[]
}

/** Articles one below the other, each with its cover beside it. */
export function ArticleRows({ articles }: Props) {
  return (
    <ul className={cx(cardClass, 'divide-y divide-line overflow-hidden')}>
      {articles.map((article) => (
        <li key={article.id}>
          <article className="group relative grid gap-4 p-4 transition-colors hover:bg-wash sm:grid-cols-[15rem_minmax(0,1fr)] sm:gap-6 sm:p-5">
            <Cover article={article} className="aspect-video w-full rounded-field" />
            <div className="min-w-0 self-center">
              <ArticleFacts article={article} short />
              <h2 className="mt-1 text-lg leading-snug">
                <Link
                  to={articlePath(article)}
                  prefetch="intent"
                  className="no-underline after:absolute after:inset-0 group-hover:text-primary"
                >
                  {article.title}
                </Link>
              </h2>
              <p className="mt-1.5 line-clamp-2 text-sm text-mute">{withAmounts(article.excerpt)}</p>
              <p className="mt-2 text-sm text-mute">
                <span className="font-semibold text-primary">{article.category}</span>
                {` · ${article.authorRole}`}
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}

/** Articles one below the other, each as large as a page of a magazine. */
export function ArticlePosts({ articles }: Props) {
  return (
    <div className="grid gap-8">
      {articles.map((article, place) => (
        <article key={article.id} className={cx(cardClass, 'overflow-hidden')}>
          <Cover
            article={article}
            sizes="(min-width: 1024px) 900px, 100vw"
            first={place === 0}
            className="aspect-11/5 w-full object-[50%_68%]"
          />
          <div className="p-5 sm:p-7">
            <p className="text-sm font-semibold text-primary">{article.category}</p>
            <h2 className="mt-1 text-2xl">
              <Link to={articlePath(article)} prefetch="intent" className="no-underline hover:text-primary">
                {article.title}
              </Link>
            </h2>
            <ArticleFacts article={article} className="mt-2" />
            <p className="mt-3 max-w-prose text-ink-soft">{withAmounts(article.excerpt)}</p>
            <Link
              to={articlePath(article)}
              prefetch="intent"
              aria-label={`Baca selengkapnya: ${article.title}`}
              className={cx(buttonClass({ variant: 'secondary' }), 'mt-5')}
            >
              Baca selengkapnya
            </Link>
          </div>
        </article>
      ))}
    </div>
  )
}
