import type { Buyer, Member, Seller } from '#domain/accounts/actor.ts'
import type { ClaimAct } from '#domain/claims/claim.ts'
import { claimNotice } from '#domain/claims/notice.ts'
import { orderChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { holdMember } from '#server/areas/accounts/public.ts'
import { companyName } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import { findOrderNumbers, type LockedOrder, lockOrder } from '#server/areas/orders/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findOrderOf, insertEvent, type LockedClaim, lockClaim, saveClaim } from './queries.ts'

export interface ExpectedClaim {
  id: string
  /** The version on the member's page. */
  version: number
}

/**
 * A claim of the member's company with its order, both locked, the order first, as moving it locks them.
 * @throws Refusal claim_not_found
 */
export async function holdClaim<Person extends Buyer | Seller>(
  tx: Tx,
  asker: Person,
  id: string,
): Promise<{ member: Person; order: LockedOrder; claim: LockedClaim }> {
  const member = await holdMember(tx, asker)
  const orderId = await findOrderOf(tx, member, id)
  const order = orderId && (await lockOrder(tx, member, orderId))
  if (!order) throw new Refusal('claim_not_found', { field: 'id' })
  return { member, order, claim: await lockClaim(tx, id) }
}

type Recorded = Parameters<typeof saveClaim>[2] & {
  event: 'submit' | ClaimAct | 'arrive'
  reason: string | null
}

/** Records a step that a claim has taken, and notifies the other side. */
export async function recordClaim(
  tx: Tx,
  claim: LockedClaim,
  { event, reason, ...answered }: Recorded,
  by: Member,
  now: Date,
): Promise<void> {
  await saveClaim(tx, claim, answered)
  await insertEvent(tx, { claim, event, by, reason }, now)
  await announce(tx, claim, { event, reason, buyerBy: answered.buyerBy ?? null }, by, now)
}

/** Notifies the other company; a credit note is announced to its buyer like every event of the order's money. */
export async function announce(
  tx: Tx,
  claim: LockedClaim,
  { event, reason, buyerBy = null }: Pick<Recorded, 'event' | 'reason'> & { buyerBy?: Date | null },
  by: Member,
  now: Date,
): Promise<void> {
  const { id, number, orderId, sellerId, buyerId, version } = claim
  await publish(tx, orderChanged({ id: orderId, version, sellerId, buyerId }))
  if (event === 'credit') return
  const reader = by.companyKind === 'buyer' ? 'seller' : 'buyer'
  const company = await companyName(tx, by.companyId)
  const orderNumber = (await findOrderNumbers(tx, [orderId])).get(orderId) ?? ''
  const notice = claimNotice({ id, number, orderNumber }, event, { companyName: company, reader, reason, buyerBy })
  const companyId = reader === 'seller' ? sellerId : buyerId
  await notify(tx, [{ companyId, kind: 'claim', step: event, about: `${company}, ${number}`, ...notice }], now)
}
