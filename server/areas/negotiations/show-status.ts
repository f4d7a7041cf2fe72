import type { Buyer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { NegoStatus } from '#domain/negotiations/codec.ts'
import { MOST_A_DAY } from '#domain/negotiations/terms.ts'
import { mostNegotiable } from '#domain/negotiations/units.ts'
import { Refusal } from '#domain/refusal.ts'
import { productsToOrder, productToNegotiate } from '#server/areas/catalogue/public.ts'
import { subscribedSince } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { sellerClosed } from './events.ts'
import { findRunning } from './queries-reading.ts'
import { findSettings } from './queries-settings.ts'
import { findSubmissions } from './queries-submitting.ts'

/**
 * What the form asks before it opens: is one running, how many are left today, how much is there, and does the seller still
 * answer today [NEGO-2, NEGO-8, NEGO-12]. @throws Refusal product_not_found
 */
export async function showStatus(deps: Deps, buyer: Buyer, productId: number): Promise<NegoStatus> {
  const now = deps.now()
  const product = await productToNegotiate(deps.db, productId)
  if (!product) throw new Refusal('product_not_found', { field: 'produk_id' })
  const isSubscribed = (await subscribedSince(deps.db, buyer.companyId, product.sellerId)) !== undefined
  const offer = isSubscribed ? (await productsToOrder(deps.db, [productId])).get(productId) : undefined
  const most = offer ? mostNegotiable(offer) : null
  const closed = await sellerClosed.ask(deps.db, product.sellerId, now)
  const runningId = (await findRunning(deps.db, buyer.companyId, productId, now)) ?? null
  return {
    running: runningId !== null,
    runningId,
    leftToday: MOST_A_DAY - (await findSubmissions(deps.db, buyer.companyId, productId, businessDay(now))),
    dealPolicy: (await findSettings(deps.db, product.sellerId)).dealPolicy,
    most: most && { units: most.units, sentence: most.refusal.sentence },
    closed: closed && { ...closed, opensAt: closed.opensAt?.toISOString() ?? null },
  }
}
