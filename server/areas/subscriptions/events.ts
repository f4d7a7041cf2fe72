import type { DecimalText } from '#domain/money.ts'
import { event, question } from '#server/platform/reactions.ts'

interface Pair {
  buyerId: string
  sellerId: string
}

/** A subscription is no longer active: suspended or ended. */
export const subscriptionEnded = event<Pair>('subscription ended')

/** A buyer's debt to a seller for its orders on credit, in Rupiah. */
export const owedTo = question<Pair, DecimalText>('owed to a seller')
