import { type Buyer, isBuyer, isSeller, type Member, type Seller } from '#domain/accounts/actor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { Refusal } from '#domain/refusal.ts'
import { checkDailyActs } from '#domain/subscriptions/daily-acts.ts'
import { beyondGrants } from '#domain/subscriptions/grants.ts'
import { type SubscriptionAct, subscriptions } from '#domain/subscriptions/subscription.ts'
import { checkTerms, type PaymentTerm, type Terms } from '#domain/subscriptions/terms.ts'
import { findSalesPeople, holdMember } from '#server/areas/accounts/public.ts'
import { lockCompany, shareDocuments } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { announce } from './announce.ts'
import { askOwner } from './ask-owner.ts'
import { auditStep } from './audit-step.ts'
import { subscriptionEnded } from './events.ts'
import { insertAttachments } from './queries-documents.ts'
import { findGrantLimits } from './queries-grants.ts'
import { findPaymentTerms } from './queries-reading.ts'
import {
  findActsToday,
  insertEvent,
  type KeptTerms,
  lockSubscription,
  type StoredSubscription,
  saveSince,
  saveState,
  saveTerms,
} from './queries-writing.ts'

interface Step {
  id: string
  /** The version on the member's page. */
  seenVersion: number
  act: SubscriptionAct
  note?: string | null
  /** Only for approval and change of terms. */
  terms?: Terms
  /** Documents attached to the buyer's answer. */
  documentIds?: readonly string[]
}

/**
 * Takes one side's act on a subscription; of two at once exactly one takes effect. When a subscription stops being
 * active, its running negotiations end [REG-4, SELLER-3]. Terms beyond what sales may grant wait for the owner instead, and
 * nothing else happens [SHOP-7].
 * @throws Refusal subscription_not_found | subscription_moved_on | subscription_act_not_allowed |
 *   subscription_note_needed | not_allowed | subscription_acts_today | sales_person_unknown | document_not_found |
 *   grant_request_waits, and what checkTerms refuses
 */
export function takeStep(deps: Deps, member: Buyer | Seller, step: Step): Promise<void> {
  return deps.db.transaction().execute((tx) => stepIn(tx, member, step, deps.now()))
}

/** The same within a transaction. */
export async function stepIn(tx: Tx, asker: Buyer | Seller, step: Step, now: Date): Promise<void> {
  // before the member, as whoever changes members does; a sales person who leaves at the same time is either gone here
  // or finds this customer among theirs
  if (step.terms) await lockCompany(tx, asker.companyId)
  const member = await holdMember(tx, asker)
  const subscription = await lockSubscription(tx, member, step.id)
  if (!subscription) throw new Refusal('subscription_not_found', { field: 'langganan_id' })
  const { act, seenVersion, note = null } = step

  const moved = subscriptions.take(subscription, act, { party: member, seenVersion, reason: note })
  checkDailyActs(act, await findActsToday(tx, moved.id, member.companyId, now))
  const terms = step.terms ? await checkedTerms(tx, member, subscription, { terms: step.terms, act }) : null
  if (terms && isSeller(member) && !mayDo(member, 'customers.grants')) {
    const { priceLevel } = subscription
    const before = terms.before && { priceLevel, payments: terms.before }
    const beyond = beyondGrants(terms.after, before, await findGrantLimits(tx, member.companyId))
    const wanted = {
      act: act === 'approve' ? ('approve' as const) : ('changeTerms' as const),
      terms: terms.after,
      beyond,
    }
    if (beyond.length > 0) return askOwner(tx, member, subscription, wanted, now)
  }
  if (terms) await saveTerms(tx, moved.id, terms.after)

  await saveState(tx, moved, now)
  if (act === 'approve') await saveSince(tx, moved.id, now)
  const eventId = await insertEvent(tx, moved, member, { act, note, terms: terms?.after ?? null }, now)
  if (step.documentIds && isBuyer(member)) {
    await insertAttachments(tx, eventId, await shareDocuments(tx, member, step.documentIds, now))
  }
  if (subscription.state === 'active' && moved.state !== 'active') await subscriptionEnded.tell(tx, moved, now)
  await auditStep(tx, member, { act, note, before: subscription, after: moved, terms }, now)
  await announce(tx, member, moved, { act, note }, now)
}

/** @returns the payment types until now, null for a new customer, and the terms from now on */
async function checkedTerms(
  tx: Tx,
  member: Member,
  { id, sellerId }: StoredSubscription,
  { terms, act }: { terms: Terms; act: string },
): Promise<{ before: PaymentTerm[] | null; after: KeptTerms }> {
  const before = act === 'approve' ? null : await findPaymentTerms(tx, id)
  const mayUnlimited = mayDo(member, 'customers.grants')
  checkTerms(terms, { before, mayUnlimited })
  const { priceLevel, salesUserId } = terms
  const payments = terms.payments.map(({ code, creditLimit }) => ({ code, creditLimit }))
  const people = await findSalesPeople(tx, sellerId)
  if (salesUserId && !people.some(({ userId }) => userId === salesUserId))
    throw new Refusal('sales_person_unknown', { field: 'sales_user_id' })
  return { before, after: { priceLevel, payments, salesUserId } }
}
