import { useSuspenseQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import type { QueuedCompany } from '#domain/oversight/contract-reviews.ts'
import { type ReviewState, reviewLabel } from '#domain/oversight/review.ts'
import { DeadlineText } from '#web/areas/onboarding/public.ts'
import { hearServerTime } from '#web/lib/api/server-clock.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState, NothingFits } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { companyPath } from './paths.ts'
import { type ReviewFilter, reviewFilter, reviewsQuery } from './queries.ts'

const states = ['waiting', 'correction', 'verified'] as const satisfies ReviewState[]

/** Companies that buy, and sellers that ask for another name or number, those that wait by their deadline [ADM-2]. */
export function ReviewsView({ filter }: { filter: ReviewFilter }) {
  const { data: queue } = useSuspenseQuery(reviewsQuery(filter))
  useLayoutEffect(() => hearServerTime(queue.serverTime), [queue.serverTime])
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const loading = useListLoading()
  const state = filter.state || 'waiting'
  const due: Column<QueuedCompany> =
    state === 'waiting'
      ? {
          key: 'tenggat',
          title: 'Tenggat',
          numeric: true,
          cell: ({ dueAt }) => <DeadlineText dueAt={dueAt} renderedAt={queue.serverTime} />,
        }
      : { key: 'diajukan', title: 'Diajukan', numeric: true, cell: ({ askedAt }) => formatDateTime(askedAt) }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <PillLinks
          label="Status pemeriksaan"
          links={states.map((one) => ({
            to: { search: reviewFilter.search({ state: one, keyword: filter.keyword }) },
            label: one === 'waiting' ? 'Menunggu' : reviewLabel(one),
            count: queue.counts[one],
            current: one === state,
          }))}
        />
        <KeywordForm
          key={filter.keyword}
          label="Cari perusahaan"
          placeholder="Nama, NPWP, atau NIB"
          keyword={filter.keyword}
          longest={LONGEST.keyword}
          onSearch={(keyword) => void navigate(pathname + reviewFilter.search(filter, { keyword }))}
        />
      </div>
      {loading ? (
        <Loading className={cardClass}>
          <SkeletonRows rows={Math.max(queue.companies.length, 5)} />
        </Loading>
      ) : (
        <DataTable
          caption="Perusahaan yang diperiksa"
          columns={[...columns, due]}
          rows={queue.companies}
          rowKey={({ id }) => id}
          empty={
            filter.keyword ? (
              <NothingFits title="Tidak ada yang cocok" text="Coba nama yang lebih pendek, atau nomor dari depan." />
            ) : (
              <EmptyState
                icon="building"
                title="Tidak ada perusahaan"
                text={
                  state === 'waiting'
                    ? 'Semua perusahaan sudah diperiksa.'
                    : `Belum ada yang berstatus ${reviewLabel(state).toLowerCase()}.`
                }
              />
            )
          }
        />
      )}
      <Pagination
        page={filter.page}
        pages={Math.ceil(queue.total / ROWS_PER_PAGE)}
        hrefFor={(page) => reviewFilter.search(filter, { page }) || '?'}
      />
    </>
  )
}

const columns: readonly Column<QueuedCompany>[] = [
  {
    key: 'nama',
    title: 'Perusahaan',
    onCard: 'heading',
    cell: ({ id, name }) => (
      <Link to={companyPath(id)} className="text-link font-semibold wrap-anywhere">
        {name}
      </Link>
    ),
  },
  { key: 'jenis', title: 'Diperiksa', cell: ({ kind }) => (kind === 'seller' ? 'Nama atau nomor seller' : 'Pembeli') },
  { key: 'kota', title: 'Kota', cell: ({ city }) => city || '–' },
]
