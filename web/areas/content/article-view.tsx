import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { articlePath } from '#domain/content/article-state.ts'
import type { Article } from '#domain/content/contract.ts'
import { slugOf } from '#domain/slug.ts'
import { categoryPath, categoryStyle } from '#web/areas/catalogue/public.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { Dot, pillClass } from '#web/ui/list/chip.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { ArticleCards, Cover } from './article-cards.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { articleCrumbs } from './article-meta.ts'
import { ArticleSidebar } from './article-sidebar.tsx'
import { articlesPath } from './articles-address.ts'
import { articleQuery } from './queries.ts'
import { SectionText } from './section-text.tsx'

export type ArticleLayout = 'full' | 'classic'

interface Props {
  /** The last part of its address; the newest without one. */
  address?: string | undefined
  layout: ArticleLayout
  publicUrl: string
}

/** One article: alone across the page, or as a post beside others [CONTENT-1, CONTENT-2]. */
export function ArticleView({ address, layout, publicUrl }: Props) {
  const { data: article } = useSuspenseQuery(articleQuery(address))
  const shared = { article, publicUrl }
  return (
    <main className="page-width pb-12">
      <Breadcrumb entries={articleCrumbs(article)} className="py-3.5" />
      {layout === 'full' ? <FullArticle {...shared} /> : <ClassicArticle {...shared} />}
      <p className="mt-8 hidden text-sm print:block">{publicUrl + articlePath(article)}</p>
      {article.related.length > 0 && (
        <section data-print="hide" aria-labelledby="artikel-terkait" className="mt-12">
          <h2 id="artikel-terkait" className="mb-4 text-xl">
            Artikel terkait
          </h2>
          <ArticleCards articles={article.related} heading="h3" columns={3} />
        </section>
      )}
    </main>
  )
}

interface Shown {
  article: Article
  publicUrl: string
}

/** Across the page: the title beside its cover, above it where there is no room, and the text in the middle. */
export function FullArticle({ article, publicUrl }: Shown) {
  return (
    <article>
      {/* not as wide as the page: the text has to begin on the first screen */}
      <div className="grid items-center gap-6 pt-3 lg:grid-cols-2 lg:gap-10">
        <header className="max-lg:text-center">
          <CategoryOf article={article} />
          <h1 className="mt-2 text-3xl font-bold wrap-anywhere sm:text-4xl">{article.title}</h1>
          <ArticleFacts article={article} className="mt-4 max-lg:justify-center" />
        </header>
        <Cover
          article={article}
          alt={article.coverText}
          sizes="(min-width: 1280px) 596px, (min-width: 1024px) 50vw, 100vw"
          first
          className="aspect-video w-full rounded-card sm:max-lg:aspect-11/5 sm:max-lg:object-[50%_68%] print:hidden"
        />
      </div>
      <div className="mx-auto mt-8 max-w-[68ch]">
        <SectionText sections={article.sections} className="text-lg leading-relaxed text-ink-soft" />
        <ArticleFoot article={article} publicUrl={publicUrl} />
      </div>
    </article>
  )
}

/** As a post: everything in one column of a sheet, other articles beside it. */
function ClassicArticle({ article, publicUrl }: Shown) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <article className={cx(cardClass, 'min-w-0 overflow-hidden')}>
        <Cover
          article={article}
          alt={article.coverText}
          sizes="(min-width: 1024px) 900px, 100vw"
          first
          className="aspect-video w-full sm:aspect-5/2 sm:object-[50%_68%] print:hidden"
        />
        <div className="p-5 sm:p-8">
          <CategoryOf article={article} />
          <h1 className="mt-1 text-2xl wrap-anywhere">{article.title}</h1>
          <ArticleFacts article={article} className="mt-3 border-b border-line pb-5" />
          <SectionText sections={article.sections} className="mt-6 text-ink-soft" />
          <ArticleFoot article={article} publicUrl={publicUrl} />
        </div>
      </article>
      <ArticleSidebar />
    </div>
  )
}

function CategoryOf({ article: { category } }: Pick<Shown, 'article'>) {
  return (
    <Link to={articlesPath({ category: slugOf(category) })} className="text-sm font-semibold text-primary">
      {category}
    </Link>
  )
}

function ArticleFoot({ article, publicUrl }: Shown) {
  const styles = article.productCategories.flatMap((id) => categoryStyle(id) ?? [])
  return (
    <footer className="mt-8 grid gap-6 border-t border-line pt-6">
      {article.revisedDay !== null && (
        <p className="num text-sm text-mute">Diperbarui {formatDay(article.revisedDay)}</p>
      )}
      <ShareLinks title={article.title} address={publicUrl + articlePath(article)} />
      {styles.length > 0 && (
        <nav aria-labelledby="kategori-terkait" className="flex flex-wrap items-center gap-2">
          <span id="kategori-terkait" className="me-1 text-sm font-semibold">
            Kategori terkait
          </span>
          {styles.map(({ id, name, dot }) => (
            <Link key={id} to={categoryPath(id)} className={pillClass(false)}>
              <Dot className={dot} /> {name}
            </Link>
          ))}
        </nav>
      )}
    </footer>
  )
}

interface ShareLinksProps {
  title: string
  /** The whole address, with its origin. */
  address: string
  className?: string
}

/** Ways to pass an article on [CONTENT-2]. */
function ShareLinks({ title, address, className }: ShareLinksProps) {
  const copy = () =>
    copyText(address, {
      done: 'Tautan disalin',
      failed: 'Tautan tidak dapat disalin. Salin dari bilah alamat.',
    })
  const message = encodeURIComponent(`${title} ${address}`)
  const small = buttonClass({ variant: 'secondary', size: 'sm' })
  return (
    <div data-print="hide" className={cx('flex flex-wrap items-center gap-2', className)}>
      <span className="me-1 text-sm font-semibold">Bagikan</span>
      <a href={`https://wa.me/?text=${message}`} target="_blank" rel="noreferrer" className={small}>
        <Icon name="whatsapp" size={18} />
        WhatsApp
        <span className="sr-only"> (jendela baru)</span>
      </a>
      <a
        href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`}
        target="_blank"
        rel="noreferrer"
        className={small}
      >
        <Icon name="linkedin" size={18} />
        LinkedIn
        <span className="sr-only"> (jendela baru)</span>
      </a>
      <Button variant="secondary" size="sm" icon={<Icon name="link" size={18} />} onClick={() => void copy()}>
        Salin tautan
      </Button>
    </div>
  )
}
