import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { claims } from '#domain/claims/claim.ts'
import { answerableUntil } from '#domain/claims/deadline.ts'
import { findClosedDays } from '#server/areas/calendar/public.ts'
import type { Deps } from '#server/deps.ts'
import { type ExpectedClaim, holdClaim, recordClaim } from './record-claim.ts'
import { attach } from './submit-claim.ts'

/** The buyer takes a claim back. @throws Refusal claim_not_found | claim_moved_on | claim_act_not_allowed */
export function withdrawClaim(deps: Deps, buyer: Buyer, { id, version }: ExpectedClaim): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const { member, claim: before } = await holdClaim(tx, buyer, id)
    const claim = claims.take(before, 'withdraw', { party: member, expectedVersion: version })
    await recordClaim(tx, claim, { event: 'withdraw', reason: null }, member, deps.now())
  })
}

/**
 * The buyer answers a refusal, once: the seller looks again, within a new time [CLAIM-1].
 * @throws Refusal claim_not_found | claim_moved_on | claim_act_not_allowed | reason_needed | claim_photo_unknown
 */
export function contestClaim(
  deps: Deps,
  buyer: Buyer,
  { id, version }: ExpectedClaim,
  { reason, photoIds }: { reason: string; photoIds: readonly string[] },
): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const { member, claim: before } = await holdClaim(tx, buyer, id)
    const taken = claims.take(before, 'contest', { party: member, expectedVersion: version, reason })
    const claim = { ...taken, isContested: true }
    const { shipmentId } = claim
    await attach(tx, member, { claimId: id, shipmentId, event: 'contest', photoIds })
    const answerBy = answerableUntil(now, await findClosedDays(tx, businessDay(now)))
    await recordClaim(tx, claim, { event: 'contest', reason, answerBy }, member, now)
  })
}

/** The buyer accepts a refusal: the claim is closed. @throws Refusal claim_not_found | claim_moved_on | claim_act_not_allowed */
export function acceptRefusal(deps: Deps, buyer: Buyer, { id, version }: ExpectedClaim): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const { member, claim: before } = await holdClaim(tx, buyer, id)
    const claim = claims.take(before, 'acceptRefusal', { party: member, expectedVersion: version })
    await recordClaim(tx, claim, { event: 'acceptRefusal', reason: null }, member, deps.now())
  })
}

/**
 * Records that the requested goods were returned. @throws Refusal claim_not_found | claim_moved_on |
 * claim_act_not_allowed
 */
export function takeGoodsBack(deps: Deps, seller: Seller, { id, version }: ExpectedClaim): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const { member, claim: before } = await holdClaim(tx, seller, id)
    const claim = claims.take(before, 'takeBack', { party: member, expectedVersion: version })
    await recordClaim(tx, claim, { event: 'takeBack', reason: null }, member, deps.now())
  })
}
