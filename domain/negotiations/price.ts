import { type DecimalText, decimal, isMore } from '../money.ts'

/** The prompts of empty fields, to the letter [NEGO-5, NEGO-6]. */
export const asksFor = {
  quantity: 'Inputkan kuantitas terlebih dahulu',
  price: 'Inputkan harga nego terlebih dahulu',
  dealPrice: 'Inputkan harga terlebih dahulu',
} as const

/** Why a price cannot be offered: the code of the server's refusal, for which a screen has words of its own. */
export type PriceProblem =
  | 'nego_price_invalid'
  | 'nego_deal_price_invalid'
  | 'nego_price_above_list'
  | 'nego_price_already_offered'

export interface BuyerTerms {
  deal: boolean
  /** The buyer's price per unit without a negotiation. */
  listPrice: DecimalText
  /** The offer of the seller that this one answers. */
  offered?: DecimalText
}

export interface SellerTerms {
  listPrice: DecimalText
  offered: DecimalText
}

// a digit too many is a typing error, and beyond this an order of many packs would no longer fit an amount
const MOST_TIMES_LIST_PRICE = 10

/**
 * The problem of a price the buyer proposes, or null: it must be above zero, without a leading zero, and (unless it was
 * agreed with sales) not above the price the buyer pays anyway [NEGO-6, NEGO-15].
 */
export function buyerPriceProblem(price: DecimalText, { deal, listPrice, offered }: BuyerTerms): PriceProblem | null {
  const most = deal ? decimal(listPrice).times(MOST_TIMES_LIST_PRICE) : listPrice
  if (!isPrice(price) || (deal && isMore(price, most))) return deal ? 'nego_deal_price_invalid' : 'nego_price_invalid'
  if (isMore(price, most)) return 'nego_price_above_list'
  if (offered !== undefined && !isMore(offered, price)) return 'nego_price_already_offered'
  return null
}

/**
 * The problem of the seller's counter-price, or null: it must be above the buyer's offer and not above the price the
 * buyer pays anyway.
 */
export function sellerPriceProblem(price: DecimalText, { listPrice, offered }: SellerTerms): PriceProblem | null {
  if (!isPrice(price)) return 'nego_price_invalid'
  if (isMore(price, listPrice)) return 'nego_price_above_list'
  return isMore(price, offered) ? null : 'nego_price_already_offered'
}

/** Whether a text is a price: above zero, without a leading zero [NEGO-6]. */
export function isPrice(price: DecimalText): boolean {
  return !price.startsWith('0') && isMore(price, 0)
}
