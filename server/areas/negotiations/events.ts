import type { CompanyId, UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import { event, question } from '#server/platform/reactions.ts'

interface Finished {
  /** The buyer's. */
  companyId: CompanyId
  userId: UserId
  productId: number
  units: DecimalText
  packWeight: DecimalText
}

/** Product and quantity are to stand in the buyer's cart, where the agreed price counts [NEGO-12]. */
export const negotiationFinished = event<Finished>('negotiation finished')

export interface Purchase {
  orderNumber: string
  placedAt: Date
  /** Rupiah per unit. */
  unitPrice: DecimalText
  units: DecimalText
}

/** The last prices a buyer paid its seller for a product, newest first, as many as `most`. */
export const lastPurchases = question<{ buyerId: string; productId: number; most: number }, Purchase[]>('purchases')

/** How many orders a buyer has sent a seller since an instant, and their sum in Rupiah. */
export const purchasesSince = question<
  { sellerId: string; buyerId: string; since: Date },
  { orders: number; total: DecimalText }
>('purchases since')

/** How a seller stands that answers no more today: what closes it, and when it opens next; null of any other. */
export const sellerClosed = question<string, { holiday: string | null; opensAt: Date | null } | null>('seller closed')

/** Which of these orders were announced to their sellers: those that the buyer's own company has approved. */
export const announcedOrders = question<readonly string[], Set<string>>('orders told')
