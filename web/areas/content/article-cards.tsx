import { Link } from 'react-router'
import { articlePath } from '#domain/content/article-state.ts'
import type { ArticleCard as Card } from '#domain/content/contract.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { Photo } from '#web/ui/picture/photo.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { ArticleFacts } from './article-facts.tsx'

interface Props {
  articles: readonly Card[]
  /** The heading's rank under that of the page. */
  heading?: 'h2' | 'h3'
  columns: 2 | 3
}

/** Articles as cards side by side: cover, category, title, excerpt. */
export function ArticleCards({ articles, heading = 'h2', columns }: Props) {
  return (
    <ul className={cx('grid gap-5 sm:grid-cols-2', columns === 3 && 'lg:grid-cols-3')}>
      {articles.map((article) => (
        <li key={article.id} className="min-w-0">
          <ArticleCard article={article} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

function ArticleCard({ article, heading: Heading }: { article: Card; heading: 'h2' | 'h3' }) {
  return (
    <article
      className={cx(
        cardClass,
        'group relative flex h-full flex-col overflow-hidden transition-colors hover:border-line-strong',
      )}
    >
      <Cover article={article} className="aspect-video w-full" />
      <div className="flex flex-1 flex-col p-4 sm:p-5">
        <p className="text-sm font-semibold text-primary">{article.category}</p>
        <Heading className="mt-1 text-lg leading-snug">
          <Link
            to={articlePath(article)}
            prefetch="intent"
            className="no-underline after:absolute after:inset-0 after:rounded-card group-hover:text-primary"
          >
            {article.title}
          </Link>
        </Heading>
        <p className="mt-2 line-clamp-3 text-sm text-mute">{withAmounts(article.excerpt)}</p>
        <ArticleFacts article={article} className="mt-auto pt-4" />
      </div>
    </article>
  )
}

const CARD = '(min-width: 1024px) 410px, (min-width: 640px) 50vw, 100vw'

interface CoverProps {
  article: Pick<Card, 'cover'>
  /** Its alternative text; a drawing, and a picture on a card, add nothing to the title. */
  alt?: string
  /** How wide it is at most, as in `sizes` of an image. */
  sizes?: string
  /** Above the fold. */
  first?: boolean
  className?: string
}

/** The cover: a picture, or a drawing. */
export function Cover({ article: { cover }, alt = '', sizes = CARD, first, className }: CoverProps) {
  return (
    <Photo
      src={cover}
      alt={alt}
      sizes={sizes}
      width={640}
      height={360}
      loading={first ? 'eager' : 'lazy'}
      className={cx('block bg-page object-cover', className)}
    />
  )
}
