import type { Profile } from '#domain/accounts/codec.ts'
import { viewerMay } from '#web/lib/viewer-may.ts'

/** The state of the orders that wait for this member: to be confirmed, or for a warehouse, to be shipped [SELLER-5, ROLE-10]. */
export function waitingStateOf(viewer: Profile): 'awaiting_confirmation' | 'processing' {
  return viewerMay(viewer, 'sales.confirm') ? 'awaiting_confirmation' : 'processing'
}
