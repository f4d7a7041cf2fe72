import { event, question } from '#server/platform/reactions.ts'

/** The product is no longer sold. Answered with the number of negotiations that ended early because of it. */
export const productWithdrawn = event<number, number>('product withdrawn')

/** The product was written anew, withdrawn or put back on sale. */
export const productChanged = event<number>('product changed')

/** How many negotiations are running on each of these products; those without any are missing from the map. */
export const runningNegotiations = question<readonly number[], Map<number, number>>('running negotiations')
