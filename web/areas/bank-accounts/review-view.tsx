import { useSuspenseQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { Link } from 'react-router'
import type { QueuedAccount } from '#domain/bank-accounts/contract-admin.ts'
import { type AccountState, accountLabel, accountStates } from '#domain/bank-accounts/state.ts'
import { DeadlineText } from '#web/areas/onboarding/public.ts'
import { hearServerTime } from '#web/lib/api/server-clock.ts'
import { formatDate } from '#web/lib/dates.ts'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { cx } from '#web/ui/cx.ts'
import { Card, cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { QueueItem } from '#web/ui/list/queue-item.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { AccountDetail } from './account-detail.tsx'
import { accountQueueQuery, type ReviewFilter, reviewFilter } from './queries.ts'

interface Props {
  filter: ReviewFilter
  /** The account beside the queue. */
  open: string | null
}

const labels: Partial<Record<AccountState, string>> = { proposed: 'Pemeriksaan', checked: 'Konfirmasi' }

/** The review queue of seller bank accounts, and the one in review [SHOP-8]. */
export function ReviewView({ filter, open }: Props) {
  const { data: queue } = useSuspenseQuery(accountQueueQuery(filter))
  useLayoutEffect(() => hearServerTime(queue.serverTime), [queue.serverTime])
  const state = filter.state || 'proposed'
  const isSplit = open !== null || queue.accounts.length > 0
  const tabs = accountStates.map((one) => ({
    to: { search: reviewFilter.search({ state: one }) },
    label: labels[one] ?? accountLabel(one),
    count: queue.counts[one],
    current: one === state,
  }))
  return (
    <>
      <div className="mb-4">
        <PillLinks label="Status rekening" links={tabs} />
      </div>
      {queue.administrators < 2 && (
        <Notice tone="attention" title="Baru ada satu administrator" className="mb-4">
          Rekening yang Anda periksa menunggu administrator lain. Undang seorang lagi di{' '}
          <Link to="/admin/administrator" className="text-link">
            menu Administrator
          </Link>
          .
        </Notice>
      )}
      <div className={cx('grid items-start gap-4', isSplit && 'lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]')}>
        <div className="grid gap-4">
          {queue.accounts.length > 0 ? (
            <Queue accounts={queue.accounts} filter={filter} open={open} renderedAt={queue.serverTime} />
          ) : (
            <Card padded>
              <EmptyState
                icon="card"
                title="Tidak ada rekening"
                text={nothing[state] ?? 'Belum ada yang berstatus ini.'}
              />
            </Card>
          )}
          <Pagination
            page={filter.page}
            pages={Math.ceil(queue.total / ROWS_PER_PAGE)}
            hrefFor={(page) => reviewFilter.search(filter, { page, open: undefined }) || '?'}
          />
        </div>
        {open && <AccountDetail key={open} id={open} chosen={open === filter.open} renderedAt={queue.serverTime} />}
      </div>
    </>
  )
}

const nothing: Partial<Record<AccountState, string>> = {
  proposed: 'Semua rekening sudah diperiksa.',
  checked: 'Tidak ada yang menunggu konfirmasi.',
}

interface QueueProps {
  accounts: readonly QueuedAccount[]
  filter: ReviewFilter
  open: string | null
  renderedAt: string
}

function Queue({ accounts, filter, open, renderedAt }: QueueProps) {
  return (
    <nav aria-label="Rekening" className={`${cardClass} overflow-hidden`}>
      <ul>
        {accounts.map((one) => (
          <QueueItem
            key={one.id}
            to={{ search: reviewFilter.search(filter, { page: filter.page, open: one.id }) }}
            current={one.id === open}
          >
            <span className="truncate font-semibold">{one.shopName}</span>
            <Due account={one} renderedAt={renderedAt} />
            <span className="num truncate text-xs text-mute">
              {one.bank} {one.number}
            </span>
          </QueueItem>
        ))}
      </ul>
    </nav>
  )
}

function Due({ account, renderedAt }: { account: QueuedAccount; renderedAt: string }) {
  const { state, dueAt, proposedAt } = account
  const waits = state === 'proposed' || state === 'checked'
  if (waits && dueAt) return <DeadlineText dueAt={dueAt} renderedAt={renderedAt} />
  return <span className="num text-end text-xs text-mute">{formatDate(proposedAt)}</span>
}
