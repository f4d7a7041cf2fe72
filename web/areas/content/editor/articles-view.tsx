import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import type { ArticleState } from '#domain/content/article-state.ts'
import type { ListedArticle } from '#domain/content/contract-articles.ts'
import { formatCount } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState, NothingFits } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { ArticleStatePill } from './article-state-pill.tsx'
import { editedArticlePath, NEW_ARTICLE_PATH } from './paths.ts'
import { type EditedFilter, editedArticlesQuery, editedFilter } from './queries.ts'

/** All articles with their states, the last changed first [ADM-4]. */
export function ArticlesView({ filter }: { filter: EditedFilter }) {
  const { data: page } = useSuspenseQuery(editedArticlesQuery(filter))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const loading = useListLoading()
  return (
    <>
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        <PillLinks label="Status artikel" links={linksOf(filter)} />
        <KeywordForm
          longest={LONGEST.keyword}
          key={editedFilter.search(filter)}
          label="Cari artikel"
          placeholder="Judul artikel"
          keyword={filter.keyword}
          onSearch={(keyword) => void navigate({ search: editedFilter.search(filter, { keyword }) })}
        />
      </div>
      {loading ? (
        <Loading className={cardClass}>
          <SkeletonRows rows={Math.max(page.articles.length, 5)} />
        </Loading>
      ) : (
        <DataTable
          caption="Artikel, yang terakhir diubah lebih dahulu"
          columns={columns}
          rows={page.articles}
          rowKey={({ id }) => String(id)}
          empty={<Nothing narrowed={filter.state !== '' || filter.keyword !== ''} />}
        />
      )}
      <ListFoot
        count={page.total > 0 ? `${formatCount(page.total)} artikel` : ''}
        page={filter.page}
        pages={Math.ceil(page.total / ROWS_PER_PAGE)}
        hrefFor={(number) => pathname + editedFilter.search(filter, { page: number })}
      />
    </>
  )
}

const states: readonly ArticleState[] = ['draft', 'planned', 'shown', 'withdrawn']

function linksOf(filter: EditedFilter) {
  const link = (state: EditedFilter['state'], label: string) => ({
    to: { search: editedFilter.search(filter, { state }) },
    label,
    current: state === filter.state,
  })
  return [link('', 'Semua'), ...states.map((state) => link(state, labels[state]))]
}

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

function Nothing({ narrowed }: { narrowed: boolean }) {
  if (narrowed)
    return (
      <NothingFits title="Tidak ada artikel yang cocok" text="Coba status lain, atau kata kunci yang lebih pendek." />
    )
  return (
    <EmptyState
      icon="document"
      title="Belum ada artikel"
      text="Tulis artikel, lihat pratinjaunya, lalu tayangkan."
      action={
        <Link to={NEW_ARTICLE_PATH} className={buttonClass()}>
          Tulis artikel
        </Link>
      }
    />
  )
}
