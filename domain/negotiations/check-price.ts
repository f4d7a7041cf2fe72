import { formatRupiah } from '../format.ts'
import type { DecimalText } from '../money.ts'
import { Refusal } from '../refusal.ts'
import { type BuyerTerms, buyerPriceProblem, type PriceProblem, type SellerTerms, sellerPriceProblem } from './price.ts'

/** The wire name of the price: of a submission, and of every later offer. */
type Field = 'harga_nego' | 'harga'

/** @throws Refusal nego_price_invalid | nego_deal_price_invalid | nego_price_above_list | nego_price_already_offered */
export function checkBuyerPrice(price: DecimalText, terms: BuyerTerms, field: Field = 'harga'): void {
  refuse(buyerPriceProblem(price, terms), terms, field)
}

/** @throws Refusal nego_price_invalid | nego_price_above_list | nego_price_already_offered */
export function checkSellerPrice(price: DecimalText, terms: SellerTerms): void {
  refuse(sellerPriceProblem(price, terms), terms, 'harga')
}

function refuse(problem: PriceProblem | null, { listPrice, offered = listPrice }: BoundsOfPrice, field: Field): void {
  if (!problem) return
  const bound = problem === 'nego_price_already_offered' ? offered : listPrice
  throw new Refusal(problem, { field, words: { price: formatRupiah(bound) } })
}

type BoundsOfPrice = Pick<BuyerTerms, 'listPrice' | 'offered'>
