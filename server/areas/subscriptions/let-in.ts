import type { Seller } from '#domain/accounts/actor.ts'
import { cartChanged, subscriptionChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { type EntryRule, letsIn } from '#domain/subscriptions/entry-rule.ts'
import { noticeOf } from '#domain/subscriptions/notice.ts'
import { subscriptions } from '#domain/subscriptions/subscription.ts'
import { findCompanies, lockCompany } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findApplicant, findEntryRule, saveEntryRule } from './queries-entry.ts'
import {
  insertEvent,
  lockRequestsOf,
  type StoredSubscription,
  saveSince,
  saveState,
  saveTerms,
} from './queries-writing.ts'

/**
 * Accepts a request at once where the seller's rule lets the company in: on the rule's terms, named as such in the history
 * under who decided on the rule, and audited under who caused it [UX-2].
 * @returns the active subscription; null where the seller's people decide, as they do on what waited before the rule
 */
export async function letIn(
  tx: Tx,
  by: Doer,
  requested: StoredSubscription,
  now: Date,
): Promise<StoredSubscription | null> {
  const rule = await findEntryRule(tx, requested.sellerId)
  if (!rule.decided) return null
  const applicant = await findApplicant(tx, requested.id)
  if (applicant.requestedAt < rule.decided.at || !letsIn(rule, applicant)) return null

  const entered = subscriptions.advance(requested, 'letIn', 'system', undefined)
  const payments = rule.plainTypes.map((code) => ({ code, creditLimit: null }))
  const terms = { priceLevel: rule.priceLevel, payments, salesUserId: null }
  await saveTerms(tx, entered.id, terms)
  await saveState(tx, entered, now)
  await saveSince(tx, entered.id, now)
  const decider = { userId: rule.decided.by, companyId: entered.sellerId }
  await insertEvent(tx, entered, decider, { act: 'letIn', note: null, terms }, now)
  const thing = { id: entered.id, name: applicant.name }
  const facts = { before: { state: requested.state }, after: { state: entered.state, ...terms } }
  await audit(tx, by, { act: 'subscription.let-in', thing, ...facts }, now)
  const notice = noticeOf({ act: 'letIn', companyName: applicant.name, subscriptionId: entered.id, note: null })
  const about = { kind: 'subscription', step: 'letIn', about: applicant.name } as const
  await notify(tx, [{ companyId: entered.sellerId, ...about, ...notice }], now)
  await publish(tx, subscriptionChanged(entered))
  await publish(tx, cartChanged(entered.buyerId))
  return entered
}

/** Lets a company that was just verified in where it waits and the rule of an open shop accepts it; it is notified [UX-2]. */
export async function letWaitingIn(tx: Tx, by: Doer, buyerId: string, now: Date): Promise<void> {
  const requests = await lockRequestsOf(tx, buyerId)
  const sellerIds = requests.map(({ sellerId }) => sellerId)
  const sellers = await findCompanies(tx, sellerIds)
  for (const requested of requests) {
    const seller = sellers.get(requested.sellerId)
    if (!seller || seller.suspended) continue
    const entered = await letIn(tx, by, requested, now)
    if (!entered) continue
    const { name } = seller
    const notice = noticeOf({ act: 'approve', companyName: name, subscriptionId: entered.id, note: null })
    await notify(tx, [{ companyId: buyerId, kind: 'subscription', step: 'approve', about: name, ...notice }], now)
  }
}

interface Change {
  rule: EntryRule
  /** The version on the owner's page. */
  expectedVersion: number
}

/**
 * Changes which companies a seller lets in from now on; requests that wait already are left to its people [UX-2].
 * @throws Refusal entry_rule_moved_on
 */
export function changeEntryRule(deps: Deps, owner: Seller, change: Change): Promise<void> {
  return deps.db.transaction().execute((tx) => changeIn(tx, owner, change, deps.now()))
}

async function changeIn(tx: Tx, owner: Seller, { rule, expectedVersion }: Change, now: Date): Promise<void> {
  await lockCompany(tx, owner.companyId)
  const { version, decided: _, ...before } = await findEntryRule(tx, owner.companyId)
  if (version !== expectedVersion) throw new Refusal('entry_rule_moved_on', { field: 'versi' })
  await saveEntryRule(tx, owner, { ...rule, version: version + 1 }, now)
  const facts = { before: { ...before }, after: { ...rule } }
  await audit(tx, owner, { act: 'grant.entry-rule', thing: { id: owner.companyId }, ...facts }, now)
}
