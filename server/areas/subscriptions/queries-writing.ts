import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay, startOfDay } from '#domain/business-day.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { HappeningAct } from '#domain/subscriptions/notice.ts'
import type { SubscriptionState } from '#domain/subscriptions/state.ts'
import type { PaymentTerm, Terms } from '#domain/subscriptions/terms.ts'
import type { Tx } from '#server/platform/database.ts'

export interface StoredSubscription {
  id: string
  buyerId: string
  sellerId: string
  state: SubscriptionState
  version: number
  priceLevel: number
  salesUserId: string | null
}

const columns = [
  'id',
  'buyer_id as buyerId',
  'seller_id as sellerId',
  'status as state',
  'version',
  'price_level as priceLevel',
  'sales_user_id as salesUserId',
] as const

/** The company's subscription, locked for one act; another company's is not found. */
export async function lockSubscription(
  tx: Tx,
  { companyKind, companyId }: Buyer | Seller,
  id: string,
): Promise<StoredSubscription | undefined> {
  return locking(tx)
    .where(companyKind === 'buyer' ? 'buyer_id' : 'seller_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The subscription of two companies, locked for one act. */
export async function lockSubscriptionOfPair(
  tx: Tx,
  buyerId: string,
  sellerId: string,
): Promise<StoredSubscription | undefined> {
  return locking(tx).where('buyer_id', '=', buyerId).where('seller_id', '=', sellerId).executeTakeFirst()
}

/** The company's subscriptions in these states, locked in the order of their ids. */
export async function lockSubscriptionsOf(
  tx: Tx,
  { companyKind, companyId }: Buyer | Seller,
  states: readonly SubscriptionState[],
): Promise<StoredSubscription[]> {
  return locking(tx)
    .where(companyKind === 'buyer' ? 'buyer_id' : 'seller_id', '=', companyId)
    .where('status', 'in', states)
    .orderBy('id')
    .execute()
}

/** The requests of a buyer that wait for sellers to decide, locked in the order of their ids. */
export async function lockRequestsOf(tx: Tx, buyerId: string): Promise<StoredSubscription[]> {
  return locking(tx)
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 'requested' satisfies SubscriptionState)
    .orderBy('id')
    .execute()
}

function locking(tx: Tx) {
  return tx.selectFrom('subscriptions').select(columns).$narrowType<{ state: SubscriptionState }>().forUpdate()
}

export interface Request {
  sellerId: string
  intendedUse: string
  note: string | null
}

/** Writes a buyer's first request to a seller. @returns undefined if there already is one */
export async function insertRequest(
  tx: Tx,
  buyer: Buyer,
  { sellerId, intendedUse, note }: Request,
  now: Date,
): Promise<StoredSubscription | undefined> {
  return tx
    .insertInto('subscriptions')
    .values({
      buyer_id: buyer.companyId,
      seller_id: sellerId,
      status: 'requested' satisfies SubscriptionState,
      intended_use: intendedUse,
      note,
      asked_by: buyer.userId,
      since: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['buyer_id', 'seller_id']).doNothing())
    .returning(columns)
    .$narrowType<{ state: SubscriptionState }>()
    .executeTakeFirst()
}

export async function saveRequest(tx: Tx, id: string, asker: UserId, { intendedUse, note }: Request): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ intended_use: intendedUse, note, asked_by: asker })
    .where('id', '=', id)
    .execute()
}

export async function saveState(tx: Tx, { id, state, version }: StoredSubscription, now: Date): Promise<void> {
  await tx.updateTable('subscriptions').set({ status: state, version, updated_at: now }).where('id', '=', id).execute()
}

/** The acts of a company on a subscription today, in Jakarta. */
export async function findActsToday(tx: Tx, id: string, companyId: CompanyId, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('subscription_events')
    .select('act')
    .where('subscription_id', '=', id)
    .where('company_id', '=', companyId)
    .where('at', '>=', startOfDay(businessDay(now)))
    .execute()
  return rows.map(({ act }) => act)
}

/** How many of the buyer's requests wait for an answer. */
export async function countOpenRequests(tx: Tx, buyerId: CompanyId): Promise<number> {
  const { open } = await tx
    .selectFrom('subscriptions')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('open'))
    .where('buyer_id', '=', buyerId)
    .where('status', 'in', ['requested', 'documents_wanted'] satisfies SubscriptionState[])
    .executeTakeFirstOrThrow()
  return open
}

/** Since when it has been active without a break. */
export async function saveSince(tx: Tx, id: string, since: Date): Promise<void> {
  await tx.updateTable('subscriptions').set({ since }).where('id', '=', id).execute()
}

/** Switches off the payment types that are not listed, but keeps their rows. */
export async function saveTerms(tx: Tx, id: string, { priceLevel, payments, salesUserId }: Terms): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ price_level: priceLevel, sales_user_id: salesUserId })
    .where('id', '=', id)
    .execute()
  await tx.updateTable('subscription_payment_types').set({ active: false }).where('subscription_id', '=', id).execute()
  if (payments.length === 0) return
  await tx
    .insertInto('subscription_payment_types')
    .values(
      payments.map(({ code, creditLimit }) => ({ subscription_id: id, code, active: true, credit_limit: creditLimit })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'code'])
        .doUpdateSet(({ ref }) => ({ active: true, credit_limit: ref('excluded.credit_limit') })),
    )
    .execute()
}

export async function saveSales(tx: Tx, id: string, userId: string): Promise<void> {
  await tx.updateTable('subscriptions').set({ sales_user_id: userId }).where('id', '=', id).execute()
}

/** Unassigns a sales person from their customers. @returns these subscriptions */
export async function unassignSales(tx: Tx, sellerId: CompanyId, userId: UserId): Promise<StoredSubscription[]> {
  const theirs = locking(tx).where('seller_id', '=', sellerId).where('sales_user_id', '=', userId).orderBy('id')
  return tx
    .updateTable('subscriptions')
    .set({ sales_user_id: null })
    .where('id', 'in', theirs.clearSelect().select('id'))
    .returning(columns)
    .$narrowType<{ state: SubscriptionState }>()
    .execute()
}

export async function savePaymentRequested(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('subscriptions').set({ payment_asked_at: at }).where('id', '=', id).execute()
}

/** Terms as stored in the history: people by their ids, since a closed account's name is erased [REG-3]. */
export interface StoredTerms {
  priceLevel: number
  payments: readonly PaymentTerm[]
  salesUserId: string | null
}

export interface NewEvent {
  act: HappeningAct
  note: string | null
  terms: StoredTerms | null
}

/** @returns the event's id */
export async function insertEvent(
  tx: Tx,
  { id, state, version }: StoredSubscription,
  { userId, companyId }: { userId: string; companyId: string },
  { act, note, terms }: NewEvent,
  now: Date,
): Promise<string> {
  const event = await tx
    .insertInto('subscription_events')
    .values({
      subscription_id: id,
      act,
      state,
      version,
      user_id: userId,
      company_id: companyId,
      note,
      terms: terms && JSON.stringify(terms),
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return event.id
}
