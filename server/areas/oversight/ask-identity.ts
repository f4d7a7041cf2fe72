import type { Seller } from '#domain/accounts/actor.ts'
import type { OwnIdentity } from '#domain/oversight/contract-identity.ts'
import { identityChanges } from '#domain/oversight/identity-change.ts'
import { Refusal } from '#domain/refusal.ts'
import { findDeadline } from '#server/areas/calendar/public.ts'
import { companyIdentity, type Identity, isSameIdentity } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { insertReview, lockReview, type StoredReview, saveReview } from './queries-reviews.ts'
import { tellOfIdentity } from './tell-company.ts'

interface Asked {
  owner: Seller
  before: Identity
  after: Identity
}

/**
 * What a seller wants to be called waits for an administrator; of several one after the other, the last. Asking again for
 * what waits changes nothing [ADM-2].
 */
export async function askIdentity(tx: Tx, { owner, before, after }: Asked, now: Date): Promise<void> {
  const { companyId } = owner
  const asked = { askedAt: now, dueAt: await findDeadline(tx, now), reasons: [], note: null, asked: after }
  const isFirst = await insertReview(tx, { companyId, state: 'waiting', version: 0, ...asked })
  if (!isFirst) {
    const review = await lockReview(tx, companyId)
    if (!review || (review.state === 'waiting' && review.asked && isSameIdentity(review.asked, after))) return
    await saveReview(tx, { ...identityChanges.advance(review, 'ask', 'system', undefined), ...asked })
  }
  const thing = { id: companyId, name: before.name }
  await audit(tx, owner, { act: 'company.ask', thing, before: { ...before }, after: { ...after } }, now)
  await tellOfIdentity(tx, { companyId, name: before.name, asked: after.name }, now)
}

/**
 * A seller takes back what it asked for, or puts away what was refused [ADM-2].
 * @throws Refusal company_not_found | company_moved_on | company_act_not_allowed
 */
export async function withdrawIdentity(deps: Deps, owner: Seller, seenVersion: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const review = await lockOwn(tx, owner)
    const after = identityChanges.take(review, 'withdraw', { party: owner, seenVersion })
    await saveReview(tx, { ...after, reasons: [], note: null, asked: null })
    const held = await companyIdentity(tx, owner.companyId)
    const thing = { id: owner.companyId, name: held.name }
    await audit(
      tx,
      owner,
      { act: 'company.withdraw', thing, before: { ...review.asked }, after: { ...held } },
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
  if (!review?.asked) return { change: null }
  const { state, version, askedAt, dueAt, reasons, note, asked } = review
  return {
    change: {
      ...asked,
      state,
      version,
      askedAt: askedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      reasons: [...reasons],
      note,
      can: { withdraw: identityChanges.can(review, seller).withdraw },
    },
  }
}
