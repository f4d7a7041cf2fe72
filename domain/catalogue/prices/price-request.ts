import type { BusinessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import { decidedByOwner } from '#domain/subscriptions/grant-request.ts'

/** The only table of who decides on a price below what sales may give [SHOP-7]. */
export const priceRequests = decidedByOwner('harganya sudah berubah')

/** The change that the owner's approval makes; amounts are Rupiah per unit. */
export type RequestedPrice =
  | { kind: 'list'; price: DecimalText }
  | {
      kind: 'rule'
      /** The one that it replaces. */
      ruleId: string | null
      level: number | null
      from: DecimalText
      amount: DecimalText
      firstDay: BusinessDay
      lastDay: BusinessDay | null
    }
  | RequestedAnswer

/** The answer to an offer of a buyer, with the expected version of the negotiation. */
export type RequestedAnswer =
  | { kind: 'agree'; seenVersion: number }
  | { kind: 'counter'; seenVersion: number; price: DecimalText; note: string | null }
