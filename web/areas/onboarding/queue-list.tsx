import { sellerTypeLabel } from '#domain/catalogue/seller-type.ts'
import type { QueuedApplication } from '#domain/onboarding/contract-admin.ts'
import { formatDate } from '#web/lib/dates.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { QueueItem } from '#web/ui/list/queue-item.tsx'
import { DeadlineText } from './deadline.tsx'
import { type VerificationFilter, verificationFilter } from './verification-filter.ts'

interface Props {
  applications: readonly QueuedApplication[]
  filter: VerificationFilter
  open: string | null
  renderedAt: string
}

/** The companies of one state; those that wait with what is left of their working day [ADM-2]. */
export function QueueList({ applications, filter, open, renderedAt }: Props) {
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
