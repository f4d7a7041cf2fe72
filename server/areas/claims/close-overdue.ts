import { claims } from '#domain/claims/claim.ts'
import { type ClosingEvent, closingNotice } from '#domain/claims/notice.ts'
import { orderChanged } from '#domain/live.ts'
import { notify } from '#server/areas/notifications/public.ts'
import { lockOrders } from '#server/areas/orders/public.ts'
import { presumeReceived } from '#server/areas/shipments/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { eachApart } from '#server/platform/jobs/each-apart.ts'
import { publish } from '#server/platform/live/publish.ts'
import { insertEvent, type LockedClaim, lockClaim, saveClaim } from './queries.ts'
import { findOverdue } from './queries-windows.ts'

/**
 * Closes claims whose refusal was not contested in time, and takes replacements as received that their buyers have not
 * confirmed; nodes may run it concurrently, and one that is stuck holds up none behind it [CLAIM-1].
 */
export async function closeOverdue(deps: Deps): Promise<void> {
  await eachApart(
    await findOverdue(deps.db, deps.now()),
    ({ id }) => `claim ${id}`,
    (claim) => deps.db.transaction().execute((tx) => closeIn(tx, claim, deps.now())),
  )
}

async function closeIn(tx: Tx, { id, orderId }: { id: string; orderId: string }, now: Date): Promise<void> {
  const [order] = await lockOrders(tx, null, [orderId])
  if (!order) throw new Error('a claim without an order')
  const claim = await lockClaim(tx, id)
  // re-read now that its order is locked: it may have moved on meanwhile
  if (!claim.buyerBy || claim.buyerBy > now) return
  if (claim.state === 'refused') {
    const closed = claims.advance(claim, 'uncontested', 'system', undefined)
    await saveClaim(tx, closed, {})
    await recordClosing(tx, closed, { event: 'uncontested', orderNumber: order.number }, now)
    await publish(tx, orderChanged(order))
  } else if (claim.state === 'replacement_sent' && claim.replacementId) {
    await presumeReceived(tx, order, claim.replacementId, now)
  }
}

/** Records what the system did when the buyer let the deadline pass, and notifies both sides. */
export async function recordClosing(
  tx: Tx,
  claim: LockedClaim,
  { event, orderNumber }: { event: ClosingEvent; orderNumber: string },
  now: Date,
): Promise<void> {
  await insertEvent(tx, { claim, event, by: null, reason: null }, now)
  const { id, number, buyerId, sellerId } = claim
  const noticeFor = (reader: 'buyer' | 'seller') => ({
    companyId: reader === 'buyer' ? buyerId : sellerId,
    kind: 'claim' as const,
    step: event,
    about: number,
    ...closingNotice({ id, number, orderNumber }, event, reader),
  })
  await notify(tx, [noticeFor('buyer'), noticeFor('seller')], now)
}
