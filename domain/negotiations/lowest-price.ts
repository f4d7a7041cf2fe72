import { type DecimalText, isMore } from '../money.ts'

/**
 * The warning to a seller of a deal below its lowest price, or null. For the seller alone: what a buyer is answered
 * never depends on that price [NEGO-11, NEGO-13].
 */
export function lowestPriceWarning(price: DecimalText, lowestPrice: DecimalText): string | null {
  return isMore(lowestPrice, price) ? 'di bawah harga terendah' : null
}
