import type { DecimalText } from '#domain/money.ts'
import { type AgreedGoods, agreedGoods, changesOf } from '#domain/negotiations/agreement.ts'
import type { Trade } from '#domain/negotiations/negotiation.ts'
import { unitsObstacles } from '#domain/negotiations/units.ts'
import { productsToOrder, productToNegotiate } from '#server/areas/catalogue/public.ts'
import { subscribedSince } from '#server/areas/subscriptions/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'

interface Traded {
  buyerId: string
  sellerId: string
  productId: number
  units: DecimalText
  goods: AgreedGoods
}

/** How things stand between the two companies at this moment, and the goods as they are. */
export async function tradeOf(
  db: Db | Tx,
  { buyerId, sellerId, productId, units, goods }: Traded,
): Promise<Trade & { goods: AgreedGoods }> {
  const product = await productToNegotiate(db, productId)
  const offer = (await productsToOrder(db, [productId])).get(productId)
  if (!product || !offer) throw new Error(`a negotiation of product ${productId}, which is not there`)
  const since = await subscribedSince(db, buyerId, sellerId)
  return {
    subscribed: since !== undefined,
    negotiable: product.negotiable,
    goodsChanged: changesOf({ goods }, offer),
    ...unitsObstacles(units, { ...offer, minNego: product.minNego }),
    goods: agreedGoods(offer),
  }
}
