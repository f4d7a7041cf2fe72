import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listPath, ProductCard } from '#web/areas/catalogue/public.ts'
import { boughtBeforeQuery, LatestOrders, latestOrdersQuery, ORDERS_PATH } from '#web/areas/orders/public.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { BuyAgain } from './buy-again.tsx'
import { newOffersFilter, newOffersQuery } from './dashboard-queries.ts'
import { FirstStep } from './first-step.tsx'
import { BuyersToday, Pressing } from './today/buyers-today.tsx'

/** Where a member of a buyer company begins: the day's work, what to buy again, the newest orders and offers [HOME-9, UX-3]. */
export default function BuyerDashboard() {
  const viewer = useViewer()
  const hasOrders = useSuspenseQuery(latestOrdersQuery).data.orders.length > 0
  const hasOffers = useSuspenseQuery(newOffersQuery).data.products.length > 0
  // four noughts and three empty lists would hide the one step that fills them
  if (!hasOrders && !hasOffers) {
    return (
      <div>
        <PageHeader title="Hari ini" lead={`Pekerjaan pembelian ${viewer.company?.name ?? ''} dimulai di sini.`} />
        <Pressing />
        <FirstStep maySubscribe={viewerMay(viewer, 'subscription.ask')} />
      </div>
    )
  }
  return (
    <>
      <div>
        <PageHeader title="Hari ini" lead={`Yang menunggu Anda di ${viewer.company?.name ?? ''}.`} />
        <BuyersToday />
      </div>
      {viewerMay(viewer, 'cart.change') && <BoughtBefore />}
      {hasOrders && (
        <DashboardSection id="terbaru" title="Pesanan terbaru" more={{ label: 'Lihat semua pesanan', to: ORDERS_PATH }}>
          <LatestOrders />
        </DashboardSection>
      )}
      {hasOffers && (
        <DashboardSection
          id="baru"
          title="Baru dari seller Anda"
          more={{ label: 'Lihat semua penawaran', to: listPath(newOffersFilter) }}
        >
          <NewOffers />
        </DashboardSection>
      )}
    </>
  )
}

function BoughtBefore() {
  const { products } = useSuspenseQuery(boughtBeforeQuery).data
  if (products.length === 0) return null
  return (
    <DashboardSection id="beli-lagi" title="Beli lagi">
      <BuyAgain />
    </DashboardSection>
  )
}

/** The newest offers of the company's sellers [HOME-9]. */
function NewOffers() {
  const { products } = useSuspenseQuery(newOffersQuery).data
  return (
    <ul
      aria-labelledby="baru"
      // one row, or two of two: nothing stands alone in its row
      className="product-grid max-xl:[&>:nth-child(n+5)]:hidden md:max-lg:[&>:nth-child(n+4)]:hidden lg:grid-cols-4 xl:grid-cols-5"
    >
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
}

interface DashboardSectionProps {
  id: string
  title: string
  /** The whole list, where there is one. */
  more?: { label: string; to: string }
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
