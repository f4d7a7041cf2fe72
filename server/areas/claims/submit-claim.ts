import { createHash } from 'node:crypto'
import type { Buyer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { answerableUntil, claimObstacle } from '#domain/claims/deadline.ts'
import { claimNumber } from '#domain/claims/number.ts'
import { type ClaimedUnits, checkedClaim, type ReceivedLine } from '#domain/claims/quantities.ts'
import { Refusal } from '#domain/refusal.ts'
import { holdMember } from '#server/areas/accounts/public.ts'
import { findClosedDays } from '#server/areas/calendar/public.ts'
import { holdIfOpen } from '#server/areas/companies/public.ts'
import { findLineProgress, type LineProgress, type LockedOrder, lockOrder } from '#server/areas/orders/public.ts'
import { findReceivedGoods, type ReceivedGoods } from '#server/areas/shipments/public.ts'
import type { Deps } from '#server/deps.ts'
import { isTaken, type Tx } from '#server/platform/database.ts'
import { randomCode } from '#server/platform/random-code.ts'
import { findByKey, findClaimed, insertClaim, insertEvent, lockClaim, lockReplacedBy } from './queries.ts'
import { attachPhotos } from './queries-photos.ts'
import { findClaimedSeller, findWindows, NO_WINDOW } from './queries-windows.ts'
import { announce } from './record-claim.ts'

export interface ToClaim {
  shipmentId: string
  rows: readonly ClaimedUnits[]
  description: string
  photoIds: readonly string[]
  /** Made by the client, one for each claim. */
  key: string
}

const CODE_LENGTH = 6

/**
 * Reports what was wrong with a shipment that was received, by line and lot; idempotent by its key. Its seller is
 * notified [CLAIM-1]. @returns the claim's id
 * @throws Refusal shipment_not_found | key_reused | claim_closed | claim_nothing | claim_line_unknown |
 * claim_lot_unknown | claim_row_twice | claim_shortage_over | claim_faulty_over | claim_lot_over | claim_photo_needed |
 * claim_photo_unknown
 */
export async function submitClaim(deps: Deps, buyer: Buyer, toClaim: ToClaim): Promise<string> {
  try {
    return await deps.db.transaction().execute((tx) => submitIn(tx, buyer, toClaim, deps.now()))
  } catch (error) {
    // for another order at the same time
    if (isTaken(error, 'claims_buyer_id_key_key')) throw new Refusal('key_reused', { field: 'key' })
    throw error
  }
}

async function submitIn(tx: Tx, asker: Buyer, toClaim: ToClaim, now: Date): Promise<string> {
  const buyer = await holdMember(tx, asker)
  const { shipmentId, description, photoIds, key } = toClaim
  // its seller's company before the order, as closing that company locks them
  const claimedSeller = await findClaimedSeller(tx, shipmentId)
  const isSellerClosed = claimedSeller !== undefined && !(await holdIfOpen(tx, claimedSeller))
  const { goods, order } = await holdGoods(tx, buyer, shipmentId)
  const hash = hashOf(shipmentId, toClaim.rows, description, photoIds)
  const done = await findByKey(tx, buyer.companyId, key)
  if (done && !done.hash.equals(hash)) throw new Refusal('key_reused', { field: 'key' })
  if (done) return done.id

  const { endsAt, isConfirmed } = (await findWindows(tx, order.id)).get(shipmentId) ?? NO_WINDOW
  const obstacle = claimObstacle({ endsAt, isCancelled: order.state === 'cancelled', isSellerClosed }, now)
  if (obstacle) throw new Refusal('claim_closed', { words: { reason: obstacle } })
  const lines = receivedLines(goods, await findLineProgress(tx, order.id), isConfirmed)
  const rows = checkedClaim(lines, await findClaimed(tx, shipmentId), toClaim.rows)
  // what did not arrive cannot be shown
  if (photoIds.length === 0 && rows.some(({ kind }) => kind !== 'shortage')) {
    throw new Refusal('claim_photo_needed', { field: 'photoIds' })
  }
  const replaced = goods.isReplacement ? await lockReplacedBy(tx, shipmentId) : undefined
  const { id: orderId, sellerId, buyerId } = order
  const claim = {
    ...{ orderId, sellerId, buyerId, shipmentId, description, key, hash, rows },
    number: claimNumber(randomCode(CODE_LENGTH), now),
    invoicedId: replaced?.invoicedId ?? shipmentId,
    answerBy: answerableUntil(now, await findClosedDays(tx, businessDay(now))),
    by: buyer.userId,
  }
  const id = await insertClaim(tx, claim, now)
  await attach(tx, buyer, { claimId: id, shipmentId, event: 'submit', photoIds })
  const submitted = await lockClaim(tx, id)
  await insertEvent(tx, { claim: submitted, event: 'submit', by: buyer, reason: null }, now)
  await announce(tx, submitted, { event: 'submit', reason: null }, buyer, now)
  return id
}

/** Gives uploaded photos to a claim. @throws Refusal claim_photo_unknown */
export async function attach(tx: Tx, buyer: Buyer, attached: Parameters<typeof attachPhotos>[2]): Promise<void> {
  if (attached.photoIds.length === 0) return
  const attachedPhotos = await attachPhotos(tx, buyer, attached)
  if (attachedPhotos < attached.photoIds.length) throw new Refusal('claim_photo_unknown', { field: 'photoIds' })
}

/** A shipment of the buyer's with its order, which is locked. @throws Refusal shipment_not_found */
async function holdGoods(
  tx: Tx,
  buyer: Buyer,
  shipmentId: string,
): Promise<{ goods: ReceivedGoods; order: LockedOrder }> {
  const found = await findReceivedGoods(tx, shipmentId)
  const order = found && (await lockOrder(tx, buyer, found.orderId))
  // re-read now that its order is locked
  const goods = order && (await findReceivedGoods(tx, shipmentId))
  if (!order || !goods) throw new Refusal('shipment_not_found', { field: 'shipmentId' })
  return { goods, order }
}

/** SHA-256 of the input; a repeated key must come with an equal one. */
function hashOf(...inputs: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(inputs)).digest()
}

/** The lines of a shipment as the rules of claims take them. */
export function receivedLines(
  { lines }: ReceivedGoods,
  ordered: readonly LineProgress[],
  isConfirmed: boolean,
): (ReceivedLine & { packLabel: string })[] {
  return lines.map((line) => {
    const of = ordered.find(({ position }) => position === line.position)
    return { ...line, isConfirmed, name: of?.name ?? '', unit: of?.unit ?? '', packLabel: of?.packLabel ?? '' }
  })
}
