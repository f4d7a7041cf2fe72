import type { Seller } from '#domain/accounts/actor.ts'
import type { ProductBan } from '#domain/catalogue/contract-selling.ts'
import type { RequestedAnswer } from '#domain/catalogue/prices/price-request.ts'
import { event, question } from '#server/platform/reactions.ts'

/** These products are no longer sold. Answered with the number of negotiations that ended early because of it. */
export const productsWithdrawn = event<readonly number[], number>('products withdrawn')

/** These products were written anew, withdrawn or put back on sale. */
export const productsChanged = event<readonly number[]>('products changed')

export interface ShopOffSale {
  sellerId: string
  /** Its owner has closed it; otherwise it is suspended. */
  isForGood: boolean
}

/** Nothing of a shop is sold any more. */
export const shopOffSale = event<ShopOffSale>('shop off sale')

/** These products are offers of another material now, into which theirs was merged. */
export const offersMoved = event<{ productIds: readonly number[]; from: number; into: number }>('offers moved')

/** All that a seller has on sale went off sale or came back. */
export const shopChanged = event<string>('shop changed')

/** The prices of one buyer company with a seller have changed. */
export const customerPriced = event<{ buyerId: string }>('customer priced')

/** How many negotiations are running on each of these products; those without any are missing from the map. */
export const runningNegotiations = question<readonly number[], Map<number, number>>('running negotiations')

/** The owner decides about an answer to this negotiation of the seller's: it cannot move on meanwhile. */
export const answerDeciding = event<{ seller: Seller; negotiationId: string }>('answer deciding')

/** The owner gives the answer that a sales person requested [SHOP-7]. */
export const answerApproved = event<{ owner: Seller; negotiationId: string; answer: RequestedAnswer }>(
  'answer approved',
)

/** Which of a seller's products the platform has taken off sale, with what the asking member may do about it. */
export const productBans = question<{ seller: Seller; productIds: readonly number[] }, Map<number, ProductBan>>(
  'product bans',
)
