import type { Seller } from '#domain/accounts/actor.ts'
import { grantChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { type GrantAct, grantRequests } from '#domain/subscriptions/grant-request.ts'
import { holdMember } from '#server/areas/accounts/public.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { noticeTo } from './ask-owner.ts'
import { findGrantRequest, saveGrantDecision } from './queries-grants.ts'
import { stepIn } from './take-step.ts'

interface Decision {
  id: string
  /** The version on the member's page. */
  seenVersion: number
  act: GrantAct
  reason?: string
}

/**
 * Decides what a sales person asked the owner for. Approved, the subscription takes its step in the same transaction,
 * as the owner's; refused or withdrawn, its buyer never hears of it [SHOP-7].
 * @returns the id of the subscription
 * @throws Refusal grant_request_not_found | grant_request_moved_on | grant_request_act_not_allowed |
 *   subscription_note_needed, and what takeStep refuses
 */
export function decideGrant(deps: Deps, seller: Seller, decision: Decision): Promise<string> {
  return deps.db.transaction().execute((tx) => decideIn(tx, seller, decision, deps.now()))
}

async function decideIn(tx: Tx, asker: Seller, { id, seenVersion, act, reason }: Decision, now: Date): Promise<string> {
  // whoever asks, decides or takes a step with terms holds it until commit
  await lockCompany(tx, asker.companyId)
  const seller = await holdMember(tx, asker)
  const request = await findGrantRequest(tx, seller, id)
  if (!request) throw new Refusal('grant_request_not_found', { field: 'permintaan_id' })
  const decided = grantRequests.take(request, act, { party: seller, seenVersion, reason: reason ?? null })

  const { subscriptionId, subscriptionVersion, terms, buyerName } = request
  await saveGrantDecision(tx, decided, { by: seller.userId, reason: reason ?? null }, now)
  if (act === 'approve') {
    await stepIn(tx, seller, { id: subscriptionId, seenVersion: subscriptionVersion, act: request.act, terms }, now)
  }
  const thing = { id: subscriptionId, name: buyerName }
  const after = { ...terms, ...(reason !== undefined && { reason }) }
  await audit(tx, seller, { act: audited[act], thing, before: {}, after }, now)
  if (act !== 'withdraw')
    await notify(tx, [{ ...told[act](buyerName, reason), ...noticeTo(seller, subscriptionId), about: buyerName }], now)
  await publish(tx, grantChanged({ id: subscriptionId, version: decided.version, sellerId: seller.companyId }))
  return subscriptionId
}

const audited = {
  approve: 'grant.approve',
  refuse: 'grant.refuse',
  withdraw: 'grant.withdraw',
} as const satisfies Record<GrantAct, string>

const told = {
  approve: (buyer: string) => ({
    step: 'approveGrant' as const,
    message: `Pemilik menyetujui ketentuan untuk ${buyer}`,
  }),
  refuse: (buyer: string, reason = '') => ({
    step: 'refuseGrant' as const,
    message: `Pemilik menolak ketentuan untuk ${buyer}: ${reason}`,
  }),
}
