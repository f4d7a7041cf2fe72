import type { Buyer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { NegoStatus } from '#domain/negotiations/contract.ts'
import { MOST_A_DAY } from '#domain/negotiations/terms.ts'
import { mostNegotiable } from '#domain/negotiations/units.ts'
import { Refusal } from '#domain/refusal.ts'
import { productsToOrder, productToNegotiate } from '#server/areas/catalogue/public.ts'
import { subscribedSince } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { askTogether } from '#server/platform/database/pipeline.ts'
import { sellerClosed } from './events.ts'
import { findRunning } from './queries-reading.ts'
import { findSettings } from './queries-settings.ts'
import { findSubmissions } from './submitting/queries-submitting.ts'

/**
 * The facts that the form needs before it opens: whether one is running, how many are left today, how much is there,
 * and does the seller still answer today [NEGO-2, NEGO-8, NEGO-12]. @throws Refusal product_not_found
 */
export async function showStatus(deps: Deps, buyer: Buyer, productId: number): Promise<NegoStatus> {
  const now = deps.now()
  const product = await productToNegotiate(deps.db, productId)
  if (!product) throw new Refusal('product_not_found', { field: 'produk_id' })
  const { companyId } = buyer
  const { sellerId } = product
  const [since, offers, closed, runningId = null, submitted, { dealPolicy }] = await askTogether(
    deps.db,
    (db) => subscribedSince(db, companyId, sellerId),
    (db) => productsToOrder(db, [productId]),
    (db) => sellerClosed.ask(db, sellerId, now),
    (db) => findRunning(db, companyId, productId, now),
    (db) => findSubmissions(db, companyId, productId, businessDay(now)),
    (db) => findSettings(db, sellerId),
  )
  const offer = since && offers.get(productId)
  const most = offer ? mostNegotiable(offer) : null
  return {
    running: runningId !== null,
    runningId,
    leftToday: MOST_A_DAY - submitted,
    dealPolicy,
    most: most && { units: most.units, sentence: most.refusal.sentence },
    closed: closed && { ...closed, opensAt: closed.opensAt?.toISOString() ?? null },
  }
}
