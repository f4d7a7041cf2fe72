import { event, question } from '#server/platform/reactions.ts'

/** The product is no longer sold. The answer is how many negotiations ended with it before their time. */
export const productWithdrawn = event<number, number>('product withdrawn')

/** The product is sold again or no longer. */
export const productStatusChanged = event<number>('product status changed')

/** How many negotiations run about each of these products; those about which none does are missing from the map. */
export const runningNegotiations = question<readonly number[], Map<number, number>>('running negotiations')
