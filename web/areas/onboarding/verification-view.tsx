import { useSuspenseQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { formatCount } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { type ApplicationState, applicationLabel } from '#domain/onboarding/state.ts'
import { ROWS_PER_PAGE } from '#web/lib/search-params.ts'
import { hearServerTime } from '#web/lib/server-clock.ts'
import { cx } from '#web/ui/cx.ts'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { Card, cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { NothingFits } from '#web/ui/list/nothing-fits.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { queueQuery } from './queries.ts'
import { QueueList } from './queue-list.tsx'
import { VerificationDetail } from './verification-detail.tsx'
import { type VerificationFilter, verificationFilter } from './verification-filter.ts'

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

/** The queue of companies that come in as sellers, and the one that is looked at [ADM-2]. */
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
