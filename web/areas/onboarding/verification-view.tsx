import { useSuspenseQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { sellerTypeLabel } from '#domain/catalogue/seller-type.ts'
import { formatCount } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import type { QueuedApplication } from '#domain/onboarding/contract-admin.ts'
import { type ApplicationState, applicationLabel } from '#domain/onboarding/state.ts'
import { hearServerTime } from '#web/lib/api/server-clock.ts'
import { formatDate } from '#web/lib/dates.ts'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { cx } from '#web/ui/cx.ts'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { Card, cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState, NothingFits } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { QueueItem } from '#web/ui/list/queue-item.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { DeadlineText } from './deadline.tsx'
import { queueQuery, type VerificationFilter, verificationFilter } from './queries.ts'
import { VerificationDetail } from './verification-detail.tsx'

interface Props {
  filter: VerificationFilter
  /** The application beside the queue. */
  open: string | null
}

const shown = [
  'submitted',
  'correction',
  'approved',
  'refused',
  'suspended',
  'closed',
] as const satisfies ApplicationState[]

/** The review queue of applications to sell, and the one in review [ADM-2]. */
export function VerificationView({ filter, open }: Props) {
  const { data: queue } = useSuspenseQuery(queueQuery(filter))
  useLayoutEffect(() => hearServerTime(queue.serverTime), [queue.serverTime])
  const navigate = useNavigate()
  const state = filter.state || 'submitted'
  const isSplit = open !== null || queue.applications.length > 0
  const tabs = shown.map((one) => ({
    to: { search: verificationFilter.search({ state: one, keyword: filter.keyword }) },
    label: one === 'submitted' ? 'Menunggu' : applicationLabel(one),
    count: queue.counts[one],
    current: one === state,
  }))
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <PillLinks label="Status pendaftaran" links={tabs} />
        <KeywordForm
          key={filter.keyword}
          label="Cari perusahaan"
          placeholder="Nama, NPWP, atau NIB"
          keyword={filter.keyword}
          longest={LONGEST.keyword}
          onSearch={(keyword) =>
            void navigate({ search: verificationFilter.search(filter, { keyword, open: undefined }) })
          }
        />
      </div>
      <div className={cx('grid items-start gap-4', isSplit && 'lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]')}>
        <div className="grid gap-4">
          {queue.applications.length > 0 ? (
            <QueueList applications={queue.applications} filter={filter} open={open} renderedAt={queue.serverTime} />
          ) : (
            <Card padded>
              {filter.keyword ? (
                <NothingFits
                  title="Tidak ada yang cocok"
                  text="Coba nama yang lebih pendek, atau nomor tanpa tanda baca."
                />
              ) : (
                <EmptyState
                  icon="building"
                  title="Tidak ada pendaftaran"
                  text={
                    state === 'submitted'
                      ? 'Semua pendaftaran seller sudah diperiksa.'
                      : `Belum ada yang berstatus ${applicationLabel(state).toLowerCase()}.`
                  }
                />
              )}
            </Card>
          )}
          <Pagination
            page={filter.page}
            pages={Math.ceil(queue.total / ROWS_PER_PAGE)}
            hrefFor={(page) => verificationFilter.search(filter, { page, open: undefined }) || '?'}
          />
          <Card padded as="section" aria-label="Hari ini">
            <h2 className="text-base">Hari ini</h2>
            <FactList
              layout="rows"
              facts={[
                { label: 'Disetujui', value: formatCount(queue.today.approve) },
                { label: 'Diminta perbaikan', value: formatCount(queue.today.correct) },
                { label: 'Ditolak', value: formatCount(queue.today.refuse) },
              ]}
            />
          </Card>
        </div>
        {open ? (
          <VerificationDetail key={open} id={open} chosen={open === filter.open} renderedAt={queue.serverTime} />
        ) : (
          queue.applications.length > 0 && (
            <div className={`${cardClass} p-5 text-sm text-mute max-lg:hidden`}>Pilih perusahaan di sebelah kiri.</div>
          )
        )}
      </div>
    </>
  )
}

interface QueueListProps {
  applications: readonly QueuedApplication[]
  filter: VerificationFilter
  open: string | null
  renderedAt: string
}

/** The companies of one state; those that wait with what is left of their working day [ADM-2]. */
function QueueList({ applications, filter, open, renderedAt }: QueueListProps) {
  return (
    <nav aria-label="Perusahaan" className={`${cardClass} overflow-hidden`}>
      <p
        aria-hidden
        className="flex justify-between border-b border-line bg-wash px-4 py-2 text-xs font-semibold text-mute"
      >
        <span>Perusahaan</span>
        <span>{(filter.state || 'submitted') === 'submitted' ? 'Tenggat' : 'Diajukan'}</span>
      </p>
      <ul>
        {applications.map((one) => (
          <QueueItem
            key={one.id}
            to={{ search: verificationFilter.search(filter, { page: filter.page, open: one.id }) }}
            current={one.id === open}
          >
            <span className="truncate font-semibold">{one.name}</span>
            <Due application={one} renderedAt={renderedAt} />
            <span className="truncate text-xs text-mute">
              {['Seller', one.sellerType && sellerTypeLabel(one.sellerType).toLowerCase()].filter(Boolean).join(' ')} ·{' '}
              {one.city}
            </span>
            <span className="num text-end text-xs text-mute">{one.files} dokumen</span>
          </QueueItem>
        ))}
      </ul>
    </nav>
  )
}

function Due({ application, renderedAt }: { application: QueuedApplication; renderedAt: string }) {
  const { state, dueAt, submittedAt } = application
  if (state === 'submitted' && dueAt) return <DeadlineText dueAt={dueAt} renderedAt={renderedAt} />
  return <span className="num text-end text-xs text-mute">{submittedAt && formatDate(submittedAt)}</span>
}
