import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listPath } from '#web/areas/catalogue/public.ts'
import { LatestOrders, latestOrdersQuery, ORDERS_PATH } from '#web/areas/orders/public.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { BuyAgain } from './buy-again.tsx'
import { newOffersFilter, newOffersQuery } from './dashboard-queries.ts'
import { DashboardToDo, Pressing } from './dashboard-to-do.tsx'
import { FirstStep } from './first-step.tsx'
import { NewOffers } from './new-offers.tsx'

/** Where a member of a buyer company begins: what waits, what to buy again, the newest orders and offers [HOME-9]. */
export default function BuyerDashboard() {
  const viewer = useViewer()
  const hasOrders = useSuspenseQuery(latestOrdersQuery).data.orders.length > 0
  const hasOffers = useSuspenseQuery(newOffersQuery).data.products.length > 0
  // four noughts and three empty lists would hide the one step that fills them
  if (!hasOrders && !hasOffers) {
    return (
      <div>
        <PageHeader title="Meja kerja" lead={`Pekerjaan pembelian ${viewer.company?.name ?? ''} dimulai di sini.`} />
        <Pressing />
        <FirstStep maySubscribe={viewerMay(viewer, 'subscription.ask')} />
      </div>
    )
  }
  return (
    <>
      <div>
        <PageHeader title="Meja kerja" lead={`Yang menunggu Anda di ${viewer.company?.name ?? ''}.`} />
        <DashboardToDo />
      </div>
      {viewerMay(viewer, 'cart.change') && (
        <DashboardSection id="beli-lagi" title="Beli lagi">
          <BuyAgain hasOffers={hasOffers} />
        </DashboardSection>
      )}
      <DashboardSection
        id="terbaru"
        title="Pesanan terbaru"
        more={hasOrders && { label: 'Lihat semua pesanan', to: ORDERS_PATH }}
      >
        <LatestOrders />
      </DashboardSection>
      <DashboardSection
        id="baru"
        title="Baru dari seller Anda"
        more={hasOffers && { label: 'Lihat semua penawaran', to: listPath(newOffersFilter) }}
      >
        <NewOffers />
      </DashboardSection>
    </>
  )
}

interface DashboardSectionProps {
  id: string
  title: string
  /** The whole list, where there is one. */
  more?: false | { label: string; to: string }
  children: ReactNode
}

function DashboardSection({ id, title, more, children }: DashboardSectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {more && (
          <Link to={more.to} className="text-link text-sm">
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
