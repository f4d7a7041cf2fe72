import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { DistributorCard } from './distributor-card.tsx'
import { distributorsQuery } from './queries.ts'

/** A buyer's current, requested and former subscriptions, with actions [REG-4]. */
export function DistributorsView() {
  const { data: distributors } = useSuspenseQuery(distributorsQuery)
  if (distributors.length === 0) {
    return (
      <div className={cardClass}>
        <EmptyState
          icon="building"
          title="Belum ada distributor"
          text="Ajukan langganan dari halaman seller untuk melihat harga khusus perusahaan Anda."
          action={
            <Link to="/seller" className={buttonClass({})}>
              Cari seller
            </Link>
          }
        />
      </div>
    )
  }
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {distributors.map((distributor) => (
        <li key={distributor.id} className="min-w-0">
          <DistributorCard distributor={distributor} />
        </li>
      ))}
    </ul>
  )
}
