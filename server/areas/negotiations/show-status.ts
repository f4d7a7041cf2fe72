import type { Buyer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { NegoStatus } from '#domain/negotiations/codec.ts'
import { MOST_A_DAY } from '#domain/negotiations/terms.ts'
import { Refusal } from '#domain/refusal.ts'
import { productToNegotiate } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import { findRunning } from './queries-reading.ts'
import { findSettings } from './queries-settings.ts'
import { findSubmissions } from './queries-submitting.ts'

/** What the form asks before it opens: is one running, how many are left today [NEGO-2, NEGO-8]. @throws Refusal product_not_found */
export async function showStatus(deps: Deps, buyer: Buyer, productId: number): Promise<NegoStatus> {
  const now = deps.now()
  const product = await productToNegotiate(deps.db, productId)
  if (!product) throw new Refusal('product_not_found', { field: 'produk_id' })
  const runningId = (await findRunning(deps.db, buyer.companyId, productId, now)) ?? null
  return {
    running: runningId !== null,
    runningId,
    leftToday: MOST_A_DAY - (await findSubmissions(deps.db, buyer.companyId, productId, businessDay(now))),
    dealPolicy: (await findSettings(deps.db, product.sellerId)).dealPolicy,
  }
}
