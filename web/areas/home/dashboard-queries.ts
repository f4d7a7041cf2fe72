import type { Profile } from '#domain/accounts/contract.ts'
import { productsQuery } from '#web/areas/catalogue/public.ts'
import { boughtBeforeQuery, latestOrdersQuery } from '#web/areas/orders/public.ts'
import { buyersTodayQuery } from '#web/areas/today/public.ts'
import type { AnyQuery } from '#web/lib/api/query.ts'
import { viewerMay } from '#web/lib/viewer.ts'

const NEW_OFFERS = 5

/** In the address of the list they lead to as well. */
export const newOffersFilter = { subscribedOnly: true, sort: 'newest', page: 1 } as const

/** The newest offers of the sellers that the company subscribes to. */
export const newOffersQuery = productsQuery(newOffersFilter, { size: NEW_OFFERS, withStock: false })

/** The queries of this member's dashboard; approvers do not order. */
export function dashboardQueries(viewer: Profile): AnyQuery[] {
  const orders = viewerMay(viewer, 'cart.change')
  return [buyersTodayQuery, latestOrdersQuery, newOffersQuery, ...(orders ? [boughtBeforeQuery] : [])]
}
