import type { Seller } from '#domain/accounts/actor.ts'
import { bans } from '#domain/complaints/ban.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { lockKnownBan, type SeenProduct } from './decide.ts'
import { saveBan } from './queries-bans.ts'
import { findNamed } from './queries-products.ts'
import { tellDesk } from './tell.ts'

/**
 * The seller has corrected what the platform took off sale, and asks for another look; the administrators are told [ADM-3].
 * @throws Refusal product_not_found | ban_moved_on | ban_act_not_allowed
 */
export async function askLook(
  deps: Deps,
  seller: Seller,
  { productId, version }: SeenProduct,
  note: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const product = await findNamed(tx, productId)
    if (product?.sellerId !== seller.companyId) throw new Refusal('product_not_found', { field: 'productId' })
    const held = await lockKnownBan(tx, productId)
    const after = bans.take(held, 'ask', { party: seller, seenVersion: version })
    await saveBan(tx, { ...after, askedAt: now, note })
    const { id, name } = product
    await audit(tx, seller, { act: 'product.ask-look', thing: { id, name }, after: { reason: note } }, now)
    await tellDesk(tx, product, 'ask', now)
  })
}
