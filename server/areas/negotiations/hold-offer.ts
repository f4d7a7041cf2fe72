import type { Buyer } from '#domain/accounts/actor.ts'
import { sellerObstacle } from '#domain/cart/obstacle.ts'
import { formatRupiah } from '#domain/format.ts'
import { type DecimalText, isSame } from '#domain/money.ts'
import type { NegoSettings } from '#domain/negotiations/settings.ts'
import { automaticPrice } from '#domain/negotiations/suggestion.ts'
import { checkNegoUnits } from '#domain/negotiations/units.ts'
import { Refusal } from '#domain/refusal.ts'
import { bargainingTerms, type ProductToNegotiate, pricesFor } from '#server/areas/catalogue/public.ts'
import { activePaymentTypes, holdSubscription } from '#server/areas/subscriptions/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { findSettings } from './queries-settings.ts'
import type { Submission } from './submit-negotiation.ts'

/** What a submission is measured by, as it stands at this moment. */
export interface Offer {
  /** What the buyer pays without a negotiation. */
  listPrice: DecimalText
  settings: NegoSettings
  /** Secret, as is what follows from it: neither is told to the buyer [NEGO-11]. */
  lowestPrice: DecimalText
  automaticPrice: DecimalText
}

/**
 * Whether this buyer may negotiate so many units of this product now, and by what; the subscription is kept from changing
 * until the transaction ends.
 * @throws Refusal nego_not_offered | not_subscribed | no_payment_type | nego_deal_off | nego_price_changed | price_not_set
 *   and those of units
 */
export async function holdOffer(
  tx: Tx,
  buyer: Buyer,
  product: ProductToNegotiate,
  { units, deal, shownPrice }: Submission,
): Promise<Offer> {
  const words = { product: product.name }
  if (!product.negotiable) throw new Refusal('nego_not_offered', { field: 'produk_id', words })
  await holdSubscription(tx, buyer.companyId, product.sellerId)
  const paymentTypes = (await activePaymentTypes(tx, buyer.companyId, [product.sellerId])).get(product.sellerId)
  const obstacle = sellerObstacle({ paymentTypes })
  if (obstacle) throw obstacle
  const settings = await findSettings(tx, product.sellerId)
  if (deal && settings.dealPolicy === 'off') throw new Refusal('nego_deal_off', { field: 'deal_nego' })
  checkNegoUnits(units, product)

  const listPrice = (await pricesFor(tx, buyer.companyId, [product.productId])).get(product.productId)
  if (listPrice === undefined) throw new Refusal('price_not_set', { words })
  if (shownPrice !== null && !isSame(shownPrice, listPrice)) {
    throw new Refusal('nego_price_changed', { field: 'produk_harga', words: { price: formatRupiah(listPrice) } })
  }
  // a seller that has set no terms gives nothing away
  const terms = (await bargainingTerms(tx, product.productId)) ?? { lowestPrice: listPrice, percent: '100' }
  return { listPrice, settings, lowestPrice: terms.lowestPrice, automaticPrice: automaticPrice(listPrice, terms) }
}
