import { useSuspenseQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { Link } from 'react-router'
import type { QueuedCompany } from '#domain/administration/contract-reviews.ts'
import { type ReviewState, reviewLabel } from '#domain/administration/review.ts'
import { DeadlineText } from '#web/areas/onboarding/public.ts'
import { hearServerTime } from '#web/lib/api/server-clock.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { companyPath } from './paths.ts'
import { type ReviewFilter, reviewFilter, reviewsQuery } from './queries.ts'

const states = ['waiting', 'correction', 'verified'] as const satisfies ReviewState[]

/** Companies that buy, and sellers that ask for another name or number, those that wait by their deadline [ADM-2]. */
export function ReviewsView({ filter }: { filter: ReviewFilter }) {
  const { data: queue } = useSuspenseQuery(reviewsQuery(filter))
  useLayoutEffect(() => hearServerTime(queue.serverTime), [queue.serverTime])
  const state = filter.state || 'waiting'
  const due: Column<QueuedCompany> =
    state === 'waiting'
      ? {
          key: 'tenggat',
          title: 'Tenggat',
          numeric: true,
          cell: ({ dueAt }) => <DeadlineText dueAt={dueAt} renderedAt={queue.serverTime} />,
        }
      : { key: 'diajukan', title: 'Diajukan', numeric: true, cell: ({ requestedAt }) => formatDateTime(requestedAt) }
  return (
    <ListPage
      filter={filter}
      by={reviewFilter}
      pills={{
        label: 'Status pemeriksaan',
        links: states.map((one) => ({
          change: { state: one },
          label: one === 'waiting' ? 'Menunggu' : reviewLabel(one),
          count: queue.counts[one],
          current: one === state,
        })),
      }}
      search={{ label: 'Cari perusahaan', placeholder: 'Nama, NPWP, atau NIB' }}
      shown={queue.companies.length}
      none={{
        icon: 'building',
        title: 'Tidak ada perusahaan',
        text:
          state === 'waiting'
            ? 'Semua perusahaan sudah diperiksa.'
            : `Belum ada yang berstatus ${reviewLabel(state).toLowerCase()}.`,
      }}
      noMatch={{ title: 'Tidak ada yang cocok', text: 'Coba nama yang lebih pendek, atau nomor dari depan.' }}
      narrowed={filter.keyword !== ''}
      total={{ count: queue.total, words: '' }}
    >
      {(empty) => (
        <DataTable
          caption="Perusahaan yang diperiksa"
          columns={[...columns, due]}
          rows={queue.companies}
          rowKey={({ id }) => id}
          empty={empty}
        />
      )}
    </ListPage>
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
