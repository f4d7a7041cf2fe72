import type { Profile } from '#domain/accounts/contract.ts'
import type { SalesSummary } from '#domain/orders/shapes.ts'
import { viewerMay } from '#web/lib/viewer.ts'

/**
 * The state of the orders that wait for this member: to be confirmed, or for a warehouse, to be shipped; who can do
 * neither sees what waits for colleagues [SELLER-5, ROLE-10].
 */
export function waitingStateOf(viewer: Profile): 'awaiting_confirmation' | 'processing' {
  const onlyShips = viewerMay(viewer, 'sales.ship') && !viewerMay(viewer, 'sales.confirm')
  return onlyShips ? 'processing' : 'awaiting_confirmation'
}

/** How many orders wait for this member: for their step, and of those in process that the buyer asks to cancel. */
export function waitingOf({ counts, cancelRequested: cancelAsked }: SalesSummary, viewer: Profile): number {
  const state = waitingStateOf(viewer)
  return state === 'processing' ? counts.processing : counts[state] + cancelAsked
}
