import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDateTime } from '#web/lib/dates.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { Beyond } from './grant-notice.tsx'
import { customerPath } from './paths.ts'
import { waitingGrantsQuery } from './queries.ts'

/** What sales asked the owner for, while anything waits [SHOP-7]. */
export function GrantQueue() {
  const { data: requests } = useSuspenseQuery(waitingGrantsQuery)
  if (requests.length === 0) return null
  return (
    <Card padded as="section" aria-label="Menunggu persetujuan pemilik" className="mb-5">
      <CardTitle>Menunggu persetujuan pemilik</CardTitle>
      <ul className="mt-2 divide-y divide-line">
        {requests.map((request) => (
          <li key={request.id} className="py-3 text-sm last:pb-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link to={customerPath(request.subscriptionId)} className="text-link font-semibold wrap-anywhere">
                {request.buyerName}
              </Link>
              <span className="text-mute">
                {request.askedBy}, {formatDateTime(request.askedAt)}
              </span>
            </div>
            <div className="text-ink-soft">
              <Beyond request={request} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
