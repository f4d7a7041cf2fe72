import { Link } from 'react-router'
import type { ProductCard } from '#domain/catalogue/shapes.ts'
import { MOST_FILTER_VALUES } from '#domain/limits.ts'
import { isOver } from '#domain/subscriptions/state.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { askPath } from '../seller/ask-address.ts'

/** Above products with locked prices: asks all of their sellers that were not asked yet [UX-2]. */
export function AskLocked({ products }: { products: readonly ProductCard[] }) {
  const viewer = useViewer()
  const sellers = [...new Set(products.filter(isLocked).map(({ sellerUsername }) => sellerUsername))]
  if (sellers.length === 0 || !viewerMay(viewer, 'subscription.ask')) return null
  const shown = sellers.slice(0, MOST_FILTER_VALUES)
  return (
    <p className="num mb-4 text-sm text-mute">
      Harga {shown.length} seller di sini masih terkunci.{' '}
      <Link to={askPath({ sellers: shown })} className="text-link font-semibold">
        Ajukan ke {shown.length} seller
      </Link>
    </p>
  )
}

/** Its seller was not asked, or has to be asked again. */
function isLocked({ subscribed, subscriptionState: state }: ProductCard): boolean {
  return !subscribed && (state === null || isOver(state))
}
