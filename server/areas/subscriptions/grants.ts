import type { Seller } from '#domain/accounts/actor.ts'
import { grantChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { type GrantAct, grantRequests } from '#domain/subscriptions/grant-request.ts'
import type { GrantLimits } from '#domain/subscriptions/grants.ts'
import { holdMember } from '#server/areas/accounts/public.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findGrantLimits, findGrantRequest, saveGrantDecision, saveGrantLimits } from './queries-grants.ts'
import { noticeTo, stepIn } from './take-step.ts'

interface Decision {
  id: string
  /** The version on the member's page. */
  expectedVersion: number
  act: GrantAct
  reason?: string
}

/**
 * Decides a grant request of a sales person to the owner. Approved, the subscription takes its step in the same
 * transaction, as the owner's; refused or withdrawn, its buyer is not notified [SHOP-7].
 * @returns the id of the subscription
 * @throws Refusal grant_request_not_found | grant_request_moved_on | grant_request_act_not_allowed |
 * subscription_note_needed, and what takeStep refuses
 */
export function decideGrant(deps: Deps, seller: Seller, decision: Decision): Promise<string> {
  return deps.db.transaction().execute((tx) => decideIn(tx, seller, decision, deps.now()))
}

async function decideIn(
  tx: Tx,
  asker: Seller,
  { id, expectedVersion, act, reason }: Decision,
  now: Date,
): Promise<string> {
  // requests, decisions and steps with terms hold this lock until commit
  await lockCompany(tx, asker.companyId)
  const seller = await holdMember(tx, asker)
  const request = await findGrantRequest(tx, seller, id)
  if (!request) throw new Refusal('grant_request_not_found', { field: 'id' })
  const decided = grantRequests.take(request, act, { party: seller, expectedVersion, reason: reason ?? null })

  const { subscriptionId, subscriptionVersion, terms, buyerName } = request
  await saveGrantDecision(tx, decided, { by: seller.userId, reason: reason ?? null }, now)
  if (act === 'approve') {
    await stepIn(tx, seller, { id: subscriptionId, expectedVersion: subscriptionVersion, act: request.act, terms }, now)
  }
  const thing = { id: subscriptionId, name: buyerName }
  const after = { ...terms, ...(reason !== undefined && { reason }) }
  await audit(tx, seller, { act: audited[act], thing, before: {}, after }, now)
  if (act !== 'withdraw')
    await notify(
      tx,
      [{ ...notices[act](buyerName, reason), ...noticeTo(seller, subscriptionId), about: buyerName }],
      now,
    )
  await publish(tx, grantChanged({ id: subscriptionId, version: decided.version, sellerId: seller.companyId }))
  return subscriptionId
}

const audited = {
  approve: 'grant.approve',
  refuse: 'grant.refuse',
  withdraw: 'grant.withdraw',
} as const satisfies Record<GrantAct, string>

const notices = {
  approve: (buyer: string) => ({
    step: 'approveGrant' as const,
    message: `Pemilik menyetujui ketentuan untuk ${buyer}`,
  }),
  refuse: (buyer: string, reason = '') => ({
    step: 'refuseGrant' as const,
    message: `Pemilik menolak ketentuan untuk ${buyer}: ${reason}`,
  }),
}

interface Change {
  /** Without a discount that stays as it is. */
  limits: Omit<GrantLimits, 'discount'> & { discount: number | null | undefined }
  /** The version on the owner's page. */
  expectedVersion: number
}

/**
 * Changes the grant limits of sales people from now on: concurrent grants are validated before it or after it, and what
 * was granted stays [SHOP-7].
 * @throws Refusal grant_limits_moved_on
 */
export function changeGrantLimits(deps: Deps, owner: Seller, change: Change): Promise<void> {
  return deps.db.transaction().execute((tx) => changeIn(tx, owner, change, deps.now()))
}

async function changeIn(
  tx: Tx,
  owner: Seller,
  { limits: requested, expectedVersion }: Change,
  now: Date,
): Promise<void> {
  // as setting terms does
  await lockCompany(tx, owner.companyId)
  const { version, ...before } = await findGrantLimits(tx, owner.companyId)
  if (version !== expectedVersion) throw new Refusal('grant_limits_moved_on', { field: 'versi' })
  const limits = { ...requested, discount: requested.discount === undefined ? before.discount : requested.discount }
  await saveGrantLimits(tx, owner.companyId, { ...limits, version: version + 1 })
  const facts = { before: { ...before }, after: { ...limits } }
  await audit(tx, owner, { act: 'grant.limits', thing: { id: owner.companyId }, ...facts }, now)
}
