import type { Seller } from '#domain/accounts/actor.ts'
import type { OwnIdentity } from '#domain/administration/contract-identity.ts'
import { identityChanges } from '#domain/administration/identity-change.ts'
import { Refusal } from '#domain/refusal.ts'
import { findDeadline } from '#server/areas/calendar/public.ts'
import { companyIdentity, type Identity, isSameIdentity } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { notifyOfIdentity } from './notify-company.ts'
import { insertReview, lockReview, type StoredReview, saveReview } from './queries-reviews.ts'

interface IdentityRequest {
  owner: Seller
  before: Identity
  after: Identity
}

/**
 * Requests another name of a seller, to be approved by an administrator; a later request replaces an earlier one.
 * Repeating the open request changes nothing [ADM-2].
 */
export async function requestIdentity(tx: Tx, { owner, before, after }: IdentityRequest, now: Date): Promise<void> {
  const { companyId } = owner
  const requested = { requestedAt: now, dueAt: await findDeadline(tx, now), reasons: [], note: null, requested: after }
  const isFirst = await insertReview(tx, { companyId, state: 'waiting', version: 0, ...requested })
  if (!isFirst) {
    const review = await lockReview(tx, companyId)
    if (!review || (review.state === 'waiting' && review.requested && isSameIdentity(review.requested, after))) return
    await saveReview(tx, { ...identityChanges.advance(review, 'ask', 'system', undefined), ...requested })
  }
  const thing = { id: companyId, name: before.name }
  await audit(tx, owner, { act: 'company.ask', thing, before: { ...before }, after: { ...after } }, now)
  await notifyOfIdentity(tx, { companyId, name: before.name, requested: after.name }, now)
}

/**
 * Withdraws a seller's request for another name, or dismisses a refused one [ADM-2].
 * @throws Refusal company_not_found | company_moved_on | company_act_not_allowed
 */
export async function withdrawIdentity(deps: Deps, owner: Seller, expectedVersion: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const review = await lockOwn(tx, owner)
    const after = identityChanges.take(review, 'withdraw', { party: owner, expectedVersion })
    await saveReview(tx, { ...after, reasons: [], note: null, requested: null })
    const current = await companyIdentity(tx, owner.companyId)
    const thing = { id: owner.companyId, name: current.name }
    await audit(
      tx,
      owner,
      { act: 'company.withdraw', thing, before: { ...review.requested }, after: { ...current } },
      deps.now(),
    )
  })
}

async function lockOwn(tx: Tx, { companyId }: Seller): Promise<StoredReview> {
  const review = await lockReview(tx, companyId)
  if (!review) throw new Refusal('company_not_found')
  return review
}

export function ownIdentityView(review: StoredReview | undefined, seller: Seller): OwnIdentity {
  if (!review?.requested) return { change: null }
  const { state, version, requestedAt, dueAt, reasons, note, requested } = review
  return {
    change: {
      ...requested,
      state,
      version,
      requestedAt: requestedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      reasons: [...reasons],
      note,
      can: { withdraw: identityChanges.can(review, seller).withdraw },
    },
  }
}
