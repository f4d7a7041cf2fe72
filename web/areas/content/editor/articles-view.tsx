import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ArticleState } from '#domain/content/article-state.ts'
import type { ListedArticle } from '#domain/content/contract-articles.ts'
import { formatCount } from '#domain/format.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { ArticleStatePill } from './article-state-pill.tsx'
import { editedArticlePath, NEW_ARTICLE_PATH } from './paths.ts'
import { type EditedFilter, editedArticlesQuery, editedFilter } from './queries.ts'

/** All articles with their states, the last changed first [ADM-4]. */
export function ArticlesView({ filter }: { filter: EditedFilter }) {
  const { data: page } = useSuspenseQuery(editedArticlesQuery(filter))
  return (
    <ListPage
      filter={filter}
      by={editedFilter}
      stacked
      pills={{
        label: 'Status artikel',
        links: [
          { change: { state: '' }, label: 'Semua' },
          ...states.map((state) => ({ change: { state }, label: labels[state] })),
        ],
      }}
      search={{ label: 'Cari artikel', placeholder: 'Judul artikel' }}
      shown={page.articles.length}
      none={{
        icon: 'document',
        title: 'Belum ada artikel',
        text: 'Tulis artikel, lihat pratinjaunya, lalu tayangkan.',
        action: (
          <Link to={NEW_ARTICLE_PATH} className={buttonClass()}>
            Tulis artikel
          </Link>
        ),
      }}
      noMatch={{
        title: 'Tidak ada artikel yang cocok',
        text: 'Coba status lain, atau kata kunci yang lebih pendek.',
      }}
      total={{ count: page.total, words: `${formatCount(page.total)} artikel` }}
    >
      {(empty) => (
        <DataTable
          caption="Artikel, yang terakhir diubah lebih dahulu"
          columns={columns}
          rows={page.articles}
          rowKey={({ id }) => String(id)}
          empty={empty}
        />
      )}
    </ListPage>
  )
}

const states: readonly ArticleState[] = ['draft', 'planned', 'shown', 'withdrawn']

const labels: Record<ArticleState, string> = {
  draft: 'Draf',
  planned: 'Terjadwal',
  shown: 'Tayang',
  withdrawn: 'Berakhir',
}

const columns: Column<ListedArticle>[] = [
  {
    key: 'judul',
    title: 'Judul',
    onCard: 'heading',
    className: 'md:w-1/2 md:min-w-56',
    cell: ({ id, title, category }) => (
      <>
        <Link to={editedArticlePath(id)} className="text-link wrap-anywhere">
          {title}
        </Link>
        <span className="block text-xs font-normal text-mute">{category}</span>
      </>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ state, hasDraft }) => (
      <>
        <ArticleStatePill state={state} />
        {hasDraft && <span className="block text-xs text-mute">ada perubahan</span>}
      </>
    ),
  },
  {
    key: 'tayang',
    title: 'Tayang',
    numeric: true,
    cell: ({ publishedAt, withdrawnAt }) =>
      publishedAt ? (
        <>
          {formatDateTime(publishedAt)}
          {withdrawnAt && <span className="block text-xs text-mute">sampai {formatDateTime(withdrawnAt)}</span>}
        </>
      ) : (
        <span className="text-mute">–</span>
      ),
  },
  { key: 'diubah', title: 'Diubah', numeric: true, cell: ({ changedAt }) => formatDateTime(changedAt) },
]
