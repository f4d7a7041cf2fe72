import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { articlePath } from '#domain/content/article-state.ts'
import type { ArticleCard, ArticlePage } from '#domain/content/contract.ts'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { ArticleCards, Cover } from './article-cards.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleSidebar } from './article-sidebar.tsx'
import { type ArticleFilter, articlesPath } from './articles-address.ts'
import { articlesQuery } from './queries.ts'

interface Props {
  layout: ListLayout
  filter: ArticleFilter
  /** The address of the list without its filter. */
  path: string
}

/** The articles, in one of four layouts; category and page stand in the address [CONTENT-1]. */
export function ArticleList({ layout, filter, path }: Props) {
  const { data: list } = useSuspenseQuery(articlesQuery(filter, listSizes[layout]))
  const loading = useListLoading()
  const { articles, total, page, perPage, categories } = list
  const chosen = categories.find(({ slug }) => slug === filter.category)
  const hasSidebar = layout === 'classic' || layout === 'left-sidebar'
  return (
    <main className="page-width pb-12">
      <PageHeader
        breadcrumb={[
          { label: 'Beranda', to: '/' },
          ...(filter.category === undefined
            ? [{ label: 'Artikel' }]
            : [{ label: 'Artikel', to: path }, { label: chosen?.name ?? 'Kategori' }]),
        ]}
        title={chosen ? `Artikel: ${chosen.name}` : 'Artikel'}
        lead="Panduan memilih, memeriksa, menyimpan, dan membeli bahan baku industri."
      />
      {!hasSidebar && categories.length > 0 && (
        <div className="mb-5">
          <Categories list={list} filter={filter} path={path} />
        </div>
      )}
      <div className={frames[layout]}>
        {layout === 'left-sidebar' && (
          <ArticleSidebar path={path} category={filter.category} className="max-lg:order-1" />
        )}
        <div className="min-w-0">
          <div aria-busy={loading} className={cx('transition-opacity', loading && 'opacity-60')}>
            {total === 0 ? (
              <NoArticles narrowed={filter.category !== undefined} path={path} />
            ) : (
              drawn[layout](articles)
            )}
          </div>
          {total > 0 && (
            <ListFoot
              count={total > 0 ? `${total} artikel` : ''}
              page={page}
              pages={Math.ceil(total / perPage)}
              hrefFor={(to) => articlesPath({ ...filter, page: to }, path)}
            />
          )}
        </div>
        {layout === 'classic' && <ArticleSidebar path={path} category={filter.category} />}
      </div>
    </main>
  )
}

const frames: Record<ListLayout, string> = {
  grid: '',
  list: 'max-w-4xl',
  classic: 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8',
  'left-sidebar': 'grid items-start gap-6 lg:grid-cols-[19rem_minmax(0,1fr)]',
}

const drawn: Record<ListLayout, (articles: ArticlePage['articles']) => ReactNode> = {
  grid: (articles) => <ArticleCards articles={articles} columns={3} />,
  list: (articles) => <ArticleRows articles={articles} />,
  classic: (articles) => <ArticlePosts articles={articles} />,
  'left-sidebar': (articles) => <ArticleCards articles={articles} columns={2} />,
}

function Categories({ list, filter, path }: { list: ArticlePage; filter: ArticleFilter; path: string }) {
  const total = list.categories.reduce((sum, { count }) => sum + count, 0)
  const links = [{ slug: undefined, name: 'Semua', count: total }, ...list.categories]
  return (
    <PillLinks
      label="Kategori artikel"
      links={links.map(({ slug, name, count }) => ({
        to: articlesPath({ category: slug }, path),
        label: name,
        count,
        current: slug === filter.category,
      }))}
    />
  )
}

/** Also where no article has been published yet. */
export function NoArticles({ narrowed = false, path }: { narrowed?: boolean; path?: string }) {
  return (
    <div className={cardClass}>
      <EmptyState
        icon="document"
        title={narrowed ? 'Belum ada artikel di kategori ini' : 'Belum ada artikel'}
        text={narrowed ? 'Lihat artikel dari semua kategori.' : 'Sementara itu, jelajahi bahan di daftar produk.'}
        action={
          <Link to={narrowed && path ? path : '/produk'} className={buttonClass({ variant: 'secondary' })}>
            {narrowed ? 'Semua artikel' : 'Daftar produk'}
          </Link>
        }
      />
    </div>
  )
}

interface ArticleRowsProps {
  articles: readonly ArticleCard[]
}

/** Articles one below the other, each with its cover beside it. */
function ArticleRows({ articles }: ArticleRowsProps) {
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
function ArticlePosts({ articles }: ArticleRowsProps) {
  return (
    <div className="grid gap-8">
      {articles.map((article, index) => (
        <article key={article.id} className={cx(cardClass, 'overflow-hidden')}>
          <Cover
            article={article}
            sizes="(min-width: 1024px) 900px, 100vw"
            first={index === 0}
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

/** Articles of one page of a list, by its layout [CONTENT-1]. */
export const listSizes = { grid: 9, classic: 4, list: 8, 'left-sidebar': 6 } as const
export type ListLayout = keyof typeof listSizes
