import type { Trade } from '#domain/negotiations/negotiation.ts'
import { productToNegotiate } from '#server/areas/catalogue/public.ts'
import { subscribedSince } from '#server/areas/subscriptions/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'

interface Pair {
  buyerId: string
  sellerId: string
  productId: number
}

/** How things stand between the two companies at this moment. */
export async function tradeOf(db: Db | Tx, { buyerId, sellerId, productId }: Pair): Promise<Trade> {
  const product = await productToNegotiate(db, productId)
  const since = await subscribedSince(db, buyerId, sellerId)
  return { subscribed: since !== undefined, negotiable: product?.negotiable ?? false }
}
