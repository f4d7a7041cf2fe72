import { event } from '#server/platform/reactions.ts'

/** A subscription is no longer active, for a while or for good. */
export const subscriptionEnded = event<{ buyerId: string; sellerId: string }>('subscription ended')
