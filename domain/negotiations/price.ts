import { formatRupiah } from '../format.ts'
import { amountText, type DecimalText, decimal } from '../money.ts'
import { Refusal } from '../refusal.ts'

interface BuyerTerms {
  deal: boolean
  /** What the buyer pays without a negotiation, per unit. */
  listPrice: DecimalText
  /** The offer of the seller that this one answers. */
  offered?: DecimalText
  field?: Field
}

/** The wire name of the price: of a submission, and of every later offer. */
type Field = 'harga_nego' | 'harga'

// a digit too many is a typing error, and beyond this an order of many packs would no longer fit an amount
const MOST_TIMES_LIST_PRICE = 10

/**
 * A price the buyer proposes: above zero, without a leading zero, and (unless it was agreed with sales) not above the
 * price it pays anyway [NEGO-6, NEGO-15].
 * @throws Refusal nego_price_invalid | nego_deal_price_invalid | nego_price_above_list | nego_price_already_offered
 */
export function checkBuyerPrice(price: DecimalText, { deal, listPrice, offered, field = 'harga' }: BuyerTerms): void {
  const most = deal ? decimal(listPrice).times(MOST_TIMES_LIST_PRICE) : decimal(listPrice)
  if (!isPrice(price) || (deal && decimal(price).gt(most))) {
    throw new Refusal(deal ? 'nego_deal_price_invalid' : 'nego_price_invalid', { field })
  }
  if (decimal(price).gt(most)) refuseWith('nego_price_above_list', listPrice, field)
  if (offered !== undefined && decimal(price).gte(offered)) refuseWith('nego_price_already_offered', offered, field)
}

/**
 * A price the seller answers with: above the buyer's offer, and not above the price the buyer pays anyway.
 * @throws Refusal nego_price_invalid | nego_price_above_list | nego_price_already_offered
 */
export function checkSellerPrice(price: DecimalText, terms: { listPrice: DecimalText; offered: DecimalText }): void {
  if (!isPrice(price)) throw new Refusal('nego_price_invalid', { field: 'harga' })
  if (decimal(price).gt(terms.listPrice)) refuseWith('nego_price_above_list', terms.listPrice, 'harga')
  if (decimal(price).lte(terms.offered)) refuseWith('nego_price_already_offered', terms.offered, 'harga')
}

function isPrice(price: DecimalText): boolean {
  return !price.startsWith('0') && decimal(price).gt(0)
}

type Comparison = 'nego_price_above_list' | 'nego_price_already_offered'

function refuseWith(code: Comparison, price: DecimalText, field: Field): never {
  throw new Refusal(code, { field, words: { price: formatRupiah(amountText(decimal(price))) } })
}
