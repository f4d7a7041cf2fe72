import type { Buyer } from '#domain/accounts/actor.ts'
import { replace } from '#domain/negotiations/acts.ts'
import type { Tx } from '#server/platform/database.ts'
import { announceMoves } from '../ending/end-negotiations.ts'
import { negotiationFinished } from '../events.ts'
import { lockInCart, type StoredNegotiation } from '../queries.ts'

/**
 * Puts product and quantity of a finished negotiation into the cart, where its price now counts; an earlier agreement
 * about the product that was not ordered gives way [NEGO-12]. The cart line is locked before earlier agreements: placing
 * an order does the same. @throws Refusal cart_full
 */
export async function enterCart(tx: Tx, buyer: Buyer, nego: StoredNegotiation, now: Date): Promise<void> {
  const { companyId, userId } = buyer
  const { productId, units, packWeight } = nego
  await negotiationFinished.emit(tx, { companyId, userId, productId, units, packWeight }, now)
  const earlier = await lockInCart(tx, companyId, productId)
  const others = earlier.filter(({ id }) => id !== nego.id)
  await announceMoves(
    tx,
    others.map((one) => replace(one, now)),
  )
}
