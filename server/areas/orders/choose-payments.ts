import { Refusal } from '#domain/refusal.ts'
import type { Quote } from './quote.ts'

/** What the buyer chose for the order of one seller. */
export interface SellerChoice {
  sellerId: string
  paymentType: string
  note: string | null
}

/**
 * The choice for each seller of the quote, by seller id [ORDER-1].
 * @throws Refusal payment_type_not_offered where none was made, or for a type this seller does not give the company
 */
export function choosePayments(quote: Quote, choices: readonly SellerChoice[]): Map<string, SellerChoice> {
  const bySeller = new Map(choices.map((choice) => [choice.sellerId, choice]))
  for (const { seller, paymentTypes } of quote.sellers) {
    const chosen = bySeller.get(seller.id)?.paymentType
    if (!paymentTypes.some((type) => type.code === chosen)) {
      throw new Refusal('payment_type_not_offered', { field: 'seller', words: { seller: seller.name } })
    }
  }
  return bySeller
}
