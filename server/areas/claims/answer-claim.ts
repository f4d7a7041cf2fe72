import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { claims } from '#domain/claims/claim.ts'
import { confirmableUntil, contestableUntil } from '#domain/claims/deadline.ts'
import { mayComeBack, unitsByLine } from '#domain/claims/quantities.ts'
import { findClosedDays } from '#server/areas/calendar/public.ts'
import { issueDeliveryNote } from '#server/areas/order-documents/public.ts'
import { sendReplacement } from '#server/areas/shipments/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { findRows } from './queries.ts'
import { type ExpectedClaim, holdClaim, recordClaim } from './record-claim.ts'

/** The content of a seller's answer. */
export interface Answer {
  note: string | null
  /** The goods are to come back. */
  wantsReturn: boolean
}

/** The seller will replace what was claimed. @throws Refusal claim_not_found | claim_moved_on | claim_act_not_allowed */
export function promiseReplacement(
  deps: Deps,
  seller: Seller,
  { id, version }: ExpectedClaim,
  { note, wantsReturn }: Answer,
): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const { member, claim: before } = await holdClaim(tx, seller, id)
    const taken = claims.take(before, 'replace', { party: member, expectedVersion: version })
    const answered = { event: 'replace', reason: note, answer: 'replacement' } as const
    const claim = { ...taken, wantsReturn: wantsReturn && mayComeBack(await findRows(tx, id)) }
    await recordClaim(tx, claim, answered, member, deps.now())
  })
}

/**
 * The seller refuses with a reason, which the buyer may answer once.
 * @throws Refusal claim_not_found | claim_moved_on | claim_act_not_allowed | reason_needed
 */
export function refuseClaim(deps: Deps, seller: Seller, { id, version }: ExpectedClaim, reason: string): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const { member, claim: before } = await holdClaim(tx, seller, id)
    const claim = claims.take(before, 'refuse', { party: member, expectedVersion: version, reason })
    const answered = { event: 'refuse', reason, answer: 'refusal' } as const
    // a second refusal is the last word
    const buyerBy = claim.isContested ? {} : { buyerBy: contestableUntil(now, await closedFrom(tx, now)) }
    await recordClaim(tx, claim, { ...answered, ...buyerBy }, member, now)
  })
}

/**
 * The replacement goes out: all that was claimed leaves the stock by lots with a surat jalan; nothing is invoiced
 * [CLAIM-1, SHOP-5, DOC-1].
 * @throws Refusal claim_not_found | claim_moved_on | claim_act_not_allowed | replacement_not_there
 */
export function shipReplacement(
  deps: Deps,
  seller: Seller,
  { id, version }: ExpectedClaim,
  parcel: { carrier: string; trackingNumber: string | null },
): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const { member, order, claim: before } = await holdClaim(tx, seller, id)
    const claim = claims.take(before, 'sendReplacement', { party: member, expectedVersion: version })
    const lines = unitsByLine(await findRows(tx, id))
    const replacementId = await sendReplacement(tx, member, order, { parcel, lines }, now)
    await issueDeliveryNote(tx, order.id, replacementId, now)
    const buyerBy = confirmableUntil(now, await closedFrom(tx, now))
    await recordClaim(tx, claim, { event: 'sendReplacement', reason: null, replacementId, buyerBy }, member, now)
  })
}

function closedFrom(tx: Tx, now: Date) {
  return findClosedDays(tx, businessDay(now))
}
