import { useSuspenseQuery } from '@tanstack/react-query'
import { productStatus } from '#domain/catalogue/product-status.ts'
import { subscriptionState } from '#domain/subscriptions/state.ts'
import { salesSummaryQuery } from '#web/areas/orders/public.ts'
import { CUSTOMERS_PATH } from '#web/areas/subscriptions/public.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { OWN_PRODUCTS_PATH } from '../paths.ts'
import { LinkedStat } from './linked-stat.tsx'

/** What the shop offers, and to how many [SELLER-1]. */
export function ShopFigures() {
  const { data: summary } = useSuspenseQuery(salesSummaryQuery)
  const viewer = useViewer()
  return (
    <section aria-labelledby="toko">
      <h2 id="toko" className="mb-3 text-lg">
        Toko
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        <LinkedStat
          to={`${OWN_PRODUCTS_PATH}?status=${productStatus.encode('published')}`}
          value={summary.productsOffered}
          label="produk aktif"
        />
        <LinkedStat
          to={`${OWN_PRODUCTS_PATH}?habis=ya`}
          value={summary.productsSoldOut}
          label="produk habis"
          {...(summary.productsSoldOut > 0 && { tone: 'danger' as const })}
        />
        <LinkedStat
          // a warehouse has no list of customers
          to={
            viewerMay(viewer, 'customers.read')
              ? `${CUSTOMERS_PATH}?status=${subscriptionState.encode('active')}`
              : null
          }
          value={summary.customers}
          label="pelanggan aktif"
          className="max-md:col-span-2"
        />
      </ul>
    </section>
  )
}
