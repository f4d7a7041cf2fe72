import { type DecimalText, isMore } from '../money.ts'

/** What becomes of a price a buyer says was agreed with sales: applied at once, confirmed first, or not taken at all. */
export type DealPolicy = 'immediate' | 'confirm' | 'off'

/** How a seller negotiates. */
export interface NegoSettings {
  dealPolicy: DealPolicy
  /** Whether first offers are answered by the system at once [NEGO-11]. */
  autoReply: boolean
}

/**
 * Whether a deal price is applied without the seller's confirmation: by its policy, and never below its lowest price
 * [NEGO-13]. What is not applied waits for the seller; the buyer is not told which of the two it was.
 */
export function appliesAtOnce(price: DecimalText, policy: DealPolicy, lowestPrice: DecimalText): boolean {
  return policy === 'immediate' && !isMore(lowestPrice, price)
}
