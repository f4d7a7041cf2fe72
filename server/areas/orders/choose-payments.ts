import { creditObstacle } from '#domain/orders/credit.ts'
import { Refusal } from '#domain/refusal.ts'
import type { FindCredit } from './find-credits.ts'
import type { Quote } from './quote.ts'

/** What the buyer chose for the order of one seller. */
export interface SellerChoice {
  sellerId: string
  paymentType: string
  note: string | null
}

/**
 * The choice for each seller of the quote, by seller id [ORDER-1].
 * @throws Refusal payment_type_not_offered where none was made, or for a type this seller does not give the company |
 *   credit_exceeded where the order goes above the type's credit limit
 */
export function choosePayments(
  quote: Quote,
  choices: readonly SellerChoice[],
  creditOf: FindCredit,
): Map<string, SellerChoice> {
  const bySeller = new Map(choices.map((choice) => [choice.sellerId, choice]))
  for (const { seller, paymentTypes, amounts } of quote.sellers) {
    const chosen = paymentTypes.find(({ code }) => code === bySeller.get(seller.id)?.paymentType)
    if (!chosen) throw new Refusal('payment_type_not_offered', { field: 'seller', words: { seller: seller.name } })
    const obstacle = creditObstacle(creditOf(seller.id, chosen.code), amounts.total, seller.name)
    if (obstacle) throw obstacle
  }
  return bySeller
}
