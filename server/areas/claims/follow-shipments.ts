import { businessDay } from '#domain/business-day.ts'
import { type ClaimState, claims, settled } from '#domain/claims/claim.ts'
import { claimableUntil } from '#domain/claims/deadline.ts'
import { retainedAfterReplacement } from '#domain/claims/quantities.ts'
import { Refusal } from '#domain/refusal.ts'
import { findClosedDays } from '#server/areas/calendar/public.ts'
import { adjustRetained, findClaimDays, findOrderNumbers, type TakenStep } from '#server/areas/orders/public.ts'
import type { ReceivedShipment } from '#server/areas/shipments/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { recordClosing } from './close-overdue.ts'
import { findRows, insertEvent, lockOfOrder, lockReplacedBy, saveClaim } from './queries.ts'
import { insertWindow, wasConfirmed } from './queries-windows.ts'
import { recordClaim } from './record-claim.ts'

/**
 * A shipment was received: from now on it may be claimed, for the seller's days; what came in place of other goods ends
 * the claim about those [CLAIM-1].
 */
export async function followReceipt(tx: Tx, received: ReceivedShipment, now: Date): Promise<void> {
  const { shipmentId, orderId, sellerId, buyerId, isShort, lines, by } = received
  const isConfirmed = by?.companyKind === 'buyer'
  const days = await findClaimDays(tx, sellerId)
  const since = { receivedAt: now, mayBeUnderWay: by?.companyKind === 'seller' }
  const endsAt = claimableUntil(since, days, await findClosedDays(tx, businessDay(now)))
  await insertWindow(tx, { shipmentId, orderId, sellerId, buyerId, endsAt, isShort, isConfirmed })
  const replaced = await lockReplacedBy(tx, shipmentId)
  if (!replaced) return
  const claim = settled(claims.advance(replaced, 'arrive', 'system', undefined))
  const wasReceiptConfirmed = await wasConfirmed(tx, claim.shipmentId)
  await adjustRetained(
    tx,
    orderId,
    retainedAfterReplacement(await findRows(tx, claim.id), lines, wasReceiptConfirmed),
    now,
  )
  if (by) return recordClaim(tx, claim, { event: 'arrive', reason: null }, by, now)
  await saveClaim(tx, claim, {})
  const orderNumber = (await findOrderNumbers(tx, [orderId])).get(orderId) ?? ''
  await recordClosing(tx, claim, { event: 'presumed', orderNumber }, now)
}

const lapsing: readonly ClaimState[] = ['submitted', 'contested', 'refused', 'replacing']

/**
 * Closes the claims of a cancelled order: what was paid for it is its buyer's credit. While a replacement is under way
 * it is not known what comes back, so the order is not cancelled [CLAIM-1, SHOP-5].
 * @throws Refusal replacement_under_way
 */
export async function followCancellation(tx: Tx, { orderId, event }: TakenStep, now: Date): Promise<void> {
  if (event !== 'cancel') return
  const [sent] = await lockOfOrder(tx, orderId, ['replacement_sent'])
  if (sent) throw new Refusal('replacement_under_way', { words: { number: sent.number } })
  for (const before of await lockOfOrder(tx, orderId, lapsing)) {
    const claim = claims.advance(before, 'lapse', 'system', undefined)
    await saveClaim(tx, claim, {})
    await insertEvent(tx, { claim, event: 'lapse', by: null, reason: null }, now)
  }
}
