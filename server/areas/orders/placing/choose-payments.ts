import type { BusinessDay } from '#domain/business-day.ts'
import type { Later } from '#domain/catalogue/stock/beyond-stock.ts'
import { creditObstacle } from '#domain/orders/amounts/credit.ts'
import { Refusal } from '#domain/refusal.ts'
import type { FindCredit } from './find-credits.ts'
import type { Quote } from './quote.ts'

/** The buyer's choice for one seller's order. */
export interface SellerChoice {
  sellerId: string
  paymentType: string
  note: string | null
  poNumber: string | null
  requestedDay: BusinessDay | null
  /** The wait that the buyer accepts, by cart line [SHOP-6]. */
  accepted: readonly (Later & { lineId: string })[]
}

/**
 * The choice for each seller of the quote, by seller id [ORDER-1].
 * @throws Refusal payment_type_not_offered when none was made or this seller does not offer it to the company |
 *   credit_late when the buyer has not paid what it should have | credit_exceeded when the order exceeds its credit limit
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
