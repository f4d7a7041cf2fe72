import { Link, useRevalidator } from 'react-router'
import type { Distributor } from '#domain/subscriptions/codec.ts'
import { useFreshOnReturn } from '#web/lib/use-fresh-on-return.ts'
import { useLive } from '#web/lib/use-live.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { DistributorCard } from './distributor-card.tsx'

/** The sellers a buyer is subscribed to, asks, or was subscribed to, with what can be done [REG-4]. */
export function DistributorsView({ distributors }: { distributors: readonly Distributor[] }) {
  const { revalidate } = useRevalidator()
  useFreshOnReturn()
  useLive('subscription', () => void revalidate())
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
