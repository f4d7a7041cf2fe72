import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useAddToCart } from '#web/areas/cart/public.ts'
import { useNegotiate } from '#web/areas/negotiations/public.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { useHere } from '../price.tsx'
import { cartObstacle, isOffered, paymentObstacle, priceVisibilityOf } from '../price-visibility.ts'
import { productQuery } from '../queries.ts'
import { asCard } from './ordering.ts'
import { isOnTheWay, type PendingAct, takePendingAct } from './pending-act.ts'

/** Resumes the act that a visitor started before signing in, if this buyer may; renders nothing [ROLE-6]. */
export function ContinuePendingAct() {
  const client = useQueryClient()
  const viewer = useViewer()
  const addToCart = useAddToCart()
  const negotiate = useNegotiate()
  const here = useHere()
  const { pathname } = useLocation()

  const goOn = useEffectEvent(async ({ act, code }: PendingAct) => {
    const product = await client.fetchQuery(productQuery(code))
    if (priceVisibilityOf(viewer, product) !== 'buyer' || !isOffered(product)) return
    if (act === 'cart' && !cartObstacle(product)) addToCart(asCard(product))
    if (act === 'nego' && product.negotiable && !paymentObstacle(product)) negotiate(asCard(product))
  })

  // the browser's storage, which the server does not see
  useEffect(() => {
    if (isOnTheWay(pathname)) return
    const pending = takePendingAct(here)
    // what cannot be opened stands on the page, with its reason
    if (pending && viewer.company?.kind === 'buyer') goOn(pending).catch(() => undefined)
  }, [here, pathname, viewer])

  return null
}
