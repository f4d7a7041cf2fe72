import { type Buyer, isBuyer, isSeller, type Member, type Seller } from '#domain/accounts/actor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { cartChanged, grantChanged, subscriptionChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { beyondGrants } from '#domain/subscriptions/grants.ts'
import { type HappeningAct, noticeOf } from '#domain/subscriptions/notice.ts'
import { checkDailyActs } from '#domain/subscriptions/seller-obstacle.ts'
import { type SubscriptionAct, subscriptions } from '#domain/subscriptions/subscription.ts'
import { checkTerms, type PaymentTerm, type Terms } from '#domain/subscriptions/terms.ts'
import { findSalesPeople, holdMember } from '#server/areas/accounts/public.ts'
import { companyName, lockCompany, shareDocuments } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { subscriptionEnded } from './events.ts'
import { insertAttachments } from './queries-documents.ts'
import { findCurrentGrant, findGrantLimits, type GrantedAct, insertGrantRequest } from './queries-grants.ts'
import { findPaymentTerms } from './queries-reading.ts'
import {
  findActsToday,
  insertEvent,
  lockSubscription,
  lockSubscriptionsOf,
  type StoredSubscription,
  type StoredTerms,
  saveSince,
  saveState,
  saveTerms,
} from './queries-writing.ts'

interface Step {
  id: string
  /** The version on the member's page. */
  expectedVersion: number
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

/** Takes a step within the caller's transaction. */
export async function stepIn(tx: Tx, asker: Buyer | Seller, step: Step, now: Date): Promise<void> {
  // before the member, as changing members does; a sales person who leaves at the same time is either gone here
  // or finds this customer among theirs
  if (step.terms) await lockCompany(tx, asker.companyId)
  const member = await holdMember(tx, asker)
  const subscription = await lockSubscription(tx, member, step.id)
  if (!subscription) throw new Refusal('subscription_not_found', { field: 'id' })
  const { act, expectedVersion, note = null } = step

  const moved = subscriptions.take(subscription, act, { party: member, expectedVersion, reason: note })
  checkDailyActs(act, await findActsToday(tx, moved.id, member.companyId, now))
  const terms = step.terms ? await checkedTerms(tx, member, subscription, { terms: step.terms, act }) : null
  if (terms && isSeller(member) && !mayDo(member, 'customers.grants')) {
    const { priceLevel } = subscription
    const before = terms.before && { priceLevel, payments: terms.before }
    const beyond = beyondGrants(terms.after, before, await findGrantLimits(tx, member.companyId))
    const requested = {
      act: act === 'approve' ? ('approve' as const) : ('changeTerms' as const),
      terms: terms.after,
      beyond,
    }
    if (beyond.length > 0) return askOwner(tx, member, subscription, requested, now)
  }
  if (terms) await saveTerms(tx, moved.id, terms.after)

  await saveState(tx, moved, now)
  if (act === 'approve') await saveSince(tx, moved.id, now)
  const eventId = await insertEvent(tx, moved, member, { act, note, terms: terms?.after ?? null }, now)
  if (step.documentIds && isBuyer(member)) {
    await insertAttachments(tx, eventId, await shareDocuments(tx, member, step.documentIds, now))
  }
  if (subscription.state === 'active' && moved.state !== 'active') await subscriptionEnded.emit(tx, moved, now)
  await auditStep(tx, member, { act, note, before: subscription, after: moved, terms }, now)
  await announce(tx, member, moved, { act, note }, now)
}

/** @returns the payment types until now, null for a new customer, and the terms from now on */
async function checkedTerms(
  tx: Tx,
  member: Member,
  { id, sellerId }: StoredSubscription,
  { terms, act }: { terms: Terms; act: string },
): Promise<{ before: PaymentTerm[] | null; after: StoredTerms }> {
  const before = act === 'approve' ? null : await findPaymentTerms(tx, id)
  const mayUnlimited = mayDo(member, 'customers.grants')
  checkTerms(terms, { before, mayUnlimited })
  const { priceLevel, salesUserId } = terms
  const payments = terms.payments.map(({ code, creditLimit }) => ({ code, creditLimit }))
  const people = await findSalesPeople(tx, sellerId)
  if (salesUserId && !people.some(({ userId }) => userId === salesUserId))
    throw new Refusal('sales_person_unknown', { field: 'salesUserId' })
  return { before, after: { priceLevel, payments, salesUserId } }
}

// what a buyer asks for gives no right
const audited = {
  approve: 'subscription.approve',
  askDocuments: 'subscription.ask-documents',
  decline: 'subscription.decline',
  suspend: 'subscription.suspend',
  reactivate: 'subscription.reactivate',
  end: 'subscription.end',
  changeTerms: 'subscription.change-terms',
  close: 'subscription.end',
  closeShop: 'subscription.end',
} as const satisfies Partial<Record<HappeningAct, string>>

interface AuditedStep {
  act: HappeningAct
  note: string | null
  before: StoredSubscription
  after: StoredSubscription
  /** Where terms were set: the payment types until then, and all terms since. */
  terms: { before: readonly PaymentTerm[] | null; after: StoredTerms } | null
}

/** Audits what changes rights or credit of a customer [ADM-6]. */
async function auditStep(
  tx: Tx,
  actor: Buyer | Seller,
  { act, note, before, after, terms }: AuditedStep,
  now: Date,
): Promise<void> {
  if (!(act in audited)) return
  const { priceLevel, salesUserId } = before
  await audit(
    tx,
    actor,
    {
      act: audited[act as keyof typeof audited], // just looked up
      thing: { id: before.id, name: await companyName(tx, before.buyerId) },
      before: { state: before.state, ...(terms && { priceLevel, salesUserId, payments: terms.before ?? [] }) },
      after: { state: after.state, ...terms?.after, ...(note && { reason: note }) },
    },
    now,
  )
}

/** Announces an act to the other side and to both sides' open pages, cart included [REG-4, SELLER-3]. */
export async function announce(
  tx: Tx,
  actor: Buyer | Seller,
  subscription: StoredSubscription,
  { act, note }: { act: HappeningAct; note: string | null },
  now: Date,
): Promise<void> {
  const company = await companyName(tx, actor.companyId)
  const notice = noticeOf({ act, companyName: company, subscriptionId: subscription.id, note })
  const companyId = actor.companyKind === 'buyer' ? subscription.sellerId : subscription.buyerId
  await notify(tx, [{ companyId, kind: 'subscription', step: act, about: company, ...notice }], now)
  await publish(tx, subscriptionChanged(subscription))
  await publish(tx, cartChanged(subscription.buyerId))
}

const endingStates = subscriptions.steps.filter(({ event }) => event === 'close').map(({ from }) => from)

/** Locks what endSubscriptionsOf ends: subscriptions come before stocks, and stocks before negotiations. */
export async function holdSubscriptionsOf(tx: Tx, closed: Buyer | Seller): Promise<void> {
  await lockSubscriptionsOf(tx, closed, endingStates)
}

/** Ends a closed company's subscriptions and requests on either side; the other side is notified [REG-3, OPS-5]. */
export async function endSubscriptionsOf(tx: Tx, closed: Buyer | Seller, now: Date): Promise<void> {
  const act = { act: closed.companyKind === 'buyer' ? 'close' : 'closeShop', note: null } as const
  for (const subscription of await lockSubscriptionsOf(tx, closed, endingStates)) {
    const ended = subscriptions.advance(subscription, 'close', 'system', undefined)
    await saveState(tx, ended, now)
    await insertEvent(tx, ended, closed, { ...act, terms: null }, now)
    if (subscription.state === 'active') await subscriptionEnded.emit(tx, ended, now)
    await auditStep(tx, closed, { ...act, before: subscription, after: ended, terms: null }, now)
    await announce(tx, closed, ended, act, now)
  }
}

interface RequestedGrant {
  act: GrantedAct
  terms: StoredTerms
  beyond: readonly string[]
}

/**
 * Leaves terms that are beyond what sales may grant to the owner; the subscription stays as it is, and its buyer hears
 * of nothing [SHOP-7].
 * @throws Refusal grant_request_waits where others wait already
 */
async function askOwner(
  tx: Tx,
  sales: Seller,
  subscription: StoredSubscription,
  { act, terms, beyond }: RequestedGrant,
  now: Date,
): Promise<void> {
  const current = await findCurrentGrant(tx, sales, subscription.id)
  if (current?.state === 'waiting') throw new Refusal('grant_request_waits', { field: 'tipe_pembayaran' })
  await insertGrantRequest(tx, subscription, sales.userId, { act, terms, beyond }, now)
  const buyer = await companyName(tx, subscription.buyerId)
  const thing = { id: subscription.id, name: buyer }
  await audit(tx, sales, { act: 'grant.ask', thing, before: {}, after: { ...terms } }, now)
  const message = `Ketentuan untuk ${buyer} di luar wewenang sales dan menunggu pemilik: ${beyond.join('; ')}`
  await notify(tx, [{ ...noticeTo(sales, subscription.id), step: 'askGrant', about: buyer, message }], now)
  await publish(tx, grantChanged(subscription))
}

/** A notification to the seller's own members about a customer, with the page that shows it. */
export function noticeTo({ companyId }: Seller, subscriptionId: string) {
  return { companyId, kind: 'subscription', link: `/pusat-seller/langganan/${subscriptionId}` } as const
}
