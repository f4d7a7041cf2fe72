import type { CompanyId } from '#domain/ids.ts'
import { event } from '#server/platform/reactions.ts'

/** A subscription is no longer active, for a while or for good. */
export const subscriptionEnded = event<{ buyerId: CompanyId; sellerId: CompanyId }>('subscription ended')
