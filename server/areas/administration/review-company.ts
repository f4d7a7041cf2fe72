import type { Administrator, Buyer } from '#domain/accounts/actor.ts'
import { identityChanges } from '#domain/administration/identity-change.ts'
import { reviews } from '#domain/administration/review.ts'
import { type ReviewDecision, type ReviewReason, reviewText } from '#domain/administration/review-reasons.ts'
import { Refusal } from '#domain/refusal.ts'
import { findDeadline } from '#server/areas/calendar/public.ts'
import {
  companyIdentity,
  companyName,
  identityWords,
  saveIdentity,
  saveVerified,
  takenOf,
} from '#server/areas/companies/public.ts'
import { letWaitingIn } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { notifyAdministrators, notifyCompany } from './notify-company.ts'
import { lockReview, type StoredReview, saveReview } from './queries-reviews.ts'

/** A company as somebody was shown it. */
export interface ExpectedCompany {
  companyId: string
  version: number
}

export interface Reviewed {
  decision: ReviewDecision
  reasons: readonly ReviewReason[]
  /** For the company to read. */
  note: string | null
}

/**
 * An administrator verifies a company that buys, or asks it for a correction, and gives a seller the name and numbers
 * it asks for, or refuses them; the company is notified with the reasons; of two concurrent administrators the later is
 * refused [ADM-2].
 * @throws Refusal company_not_found | company_moved_on | company_act_not_allowed | company_reason_needed |
 * company_note_needed | company_change_taken
 */
export async function reviewCompany(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedCompany,
  reviewed: Reviewed,
): Promise<void> {
  await deps.db.transaction().execute((tx) => reviewIn(tx, administrator, expected, reviewed, deps.now()))
}

async function reviewIn(
  tx: Tx,
  administrator: Administrator,
  { companyId, version }: ExpectedCompany,
  { decision, reasons, note }: Reviewed,
  now: Date,
): Promise<void> {
  const review = await lockKnown(tx, companyId)
  const chosen = decision === 'verify' ? [] : reasons
  const attempt = { party: administrator, expectedVersion: version, reason: chosen.join() }
  const after = (review.kind === 'seller' ? identityChanges : reviews).take(review, decision, attempt)
  if (chosen.includes('other') && !note) throw new Refusal('company_note_needed', { field: 'catatan' })

  const reviewed = { ...after, reasons: chosen, note }
  if (reviewed.kind === 'seller') return decideIdentity(tx, administrator, reviewed, now)
  await saveReview(tx, reviewed)
  await saveVerified(tx, companyId, decision === 'verify' ? now : null)
  const explanation = reviewText(chosen, note)
  const thing = { id: companyId, name: await companyName(tx, companyId) }
  await audit(
    tx,
    administrator,
    { act: `company.${decision}`, thing, ...(explanation && { after: { reason: explanation } }) },
    now,
  )
  await notifyCompany(tx, { companyId, act: decision, explanation }, now)
  if (decision === 'verify') await letWaitingIn(tx, administrator, companyId, now)
}

/**
 * The owner sends the corrected company to be reviewed again, and the administrators are notified [ADM-2].
 * @throws Refusal company_not_found | company_moved_on | company_act_not_allowed
 */
export async function resendCompany(deps: Deps, owner: Buyer, expectedVersion: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const review = await lockBuyer(tx, owner.companyId)
    const after = reviews.take(review, 'resend', { party: owner, expectedVersion })
    await saveReview(tx, { ...after, requestedAt: now, dueAt: await findDeadline(tx, now) })
    const { companyId } = owner
    await notifyAdministrators(tx, { companyId, name: await companyName(tx, companyId) }, now)
  })
}

/** @throws Refusal company_not_found where there is no such company that buys */
export async function lockBuyer(tx: Tx, companyId: string): Promise<StoredReview> {
  const review = await lockKnown(tx, companyId)
  if (review.kind !== 'buyer') throw notFound()
  return review
}

async function lockKnown(tx: Tx, companyId: string): Promise<StoredReview> {
  const review = await lockReview(tx, companyId)
  if (!review) throw notFound()
  return review
}

function notFound(): Refusal {
  return new Refusal('company_not_found', { field: 'perusahaan_id' })
}

/**
 * Gives a seller the name and numbers it requested, or refuses them; the company is notified [ADM-2]. Others see the
 * new ones from then on.
 * @throws Refusal company_change_taken where another seller has one of them by now
 */
async function decideIdentity(tx: Tx, administrator: Administrator, reviewed: StoredReview, now: Date): Promise<void> {
  const { companyId, requested, state, reasons, note } = reviewed
  if (!requested) throw new Error(`no request of ${companyId}`)
  const before = await companyIdentity(tx, companyId)
  const thing = { id: companyId, name: before.name }
  if (state === 'correction') {
    const explanation = reviewText(reasons, note)
    await saveReview(tx, reviewed)
    const after = { ...requested, reason: explanation }
    await audit(tx, administrator, { act: 'company.decline', thing, before: { ...before }, after }, now)
    return notifyCompany(tx, { companyId, act: 'decline', explanation }, now)
  }
  const taken = await takenOf(tx, companyId, requested)
  if (taken) throw new Refusal('company_change_taken', { field: 'keputusan', words: { what: identityWords[taken] } })
  await saveReview(tx, { ...reviewed, requested: null })
  await saveIdentity(tx, companyId, requested)
  await audit(
    tx,
    administrator,
    { act: 'company.identity', thing, before: { ...before }, after: { ...requested } },
    now,
  )
  await notifyCompany(tx, { companyId, act: 'accept', explanation: '' }, now)
}
