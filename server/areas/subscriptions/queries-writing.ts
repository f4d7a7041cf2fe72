import { sql } from 'kysely'
import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { HappeningAct } from '#domain/subscriptions/notice.ts'
import type { Subscription } from '#domain/subscriptions/subscription.ts'
import type { PaymentTerm, Terms } from '#domain/subscriptions/terms.ts'
import type { Tx } from '#server/platform/database.ts'

export interface StoredSubscription extends Subscription {
  id: string
  buyerId: CompanyId
  sellerId: CompanyId
}

const columns = sql`id, buyer_id as "buyerId", seller_id as "sellerId", status as state, version`

/** The company's subscription, locked so that one act at a time is decided on it; a stranger's is not found. */
export async function lockSubscription(
  tx: Tx,
  { companyKind, companyId }: Buyer | Seller,
  id: string,
): Promise<StoredSubscription | undefined> {
  const own = companyKind === 'buyer' ? sql`buyer_id` : sql`seller_id`
  const found = await sql<StoredSubscription>`
    select ${columns} from subscriptions where ${own} = ${companyId} and id = ${id} for update`.execute(tx)
  return found.rows[0]
}

/** The same by its two companies. */
export async function lockSubscriptionOfPair(
  tx: Tx,
  buyerId: CompanyId,
  sellerId: string,
): Promise<StoredSubscription | undefined> {
  const found = await sql<StoredSubscription>`
    select ${columns} from subscriptions where buyer_id = ${buyerId} and seller_id = ${sellerId} for update`.execute(tx)
  return found.rows[0]
}

export interface Request {
  sellerId: string
  intendedUse: string
  note: string | null
}

/** Writes a buyer's first request to a seller. @returns undefined where there is one already, or no such seller */
export async function insertRequest(
  tx: Tx,
  buyer: Buyer,
  { sellerId, intendedUse, note }: Request,
  now: Date,
): Promise<StoredSubscription | undefined> {
  const written = await sql<StoredSubscription>`
    insert into subscriptions (buyer_id, seller_id, status, intended_use, note, asked_by, since, updated_at)
    select ${buyer.companyId}, id, 'diajukan', ${intendedUse}, ${note}, ${buyer.userId}, ${now}, ${now}
    from companies where id = ${sellerId} and kind = 'seller'
    on conflict (buyer_id, seller_id) do nothing
    returning ${columns}`.execute(tx)
  return written.rows[0]
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

/** From when on it counts as active without a break. */
export async function saveSince(tx: Tx, id: string, since: Date): Promise<void> {
  await tx.updateTable('subscriptions').set({ since }).where('id', '=', id).execute()
}

/** Types that are not named are switched off; what was agreed once stays known. */
export async function saveTerms(tx: Tx, id: string, { priceLevel, payments, salesUserId }: Terms): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ price_level: priceLevel, sales_user_id: salesUserId })
    .where('id', '=', id)
    .execute()
  await tx.updateTable('subscription_payment_types').set({ active: false }).where('subscription_id', '=', id).execute()
  await sql`
    insert into subscription_payment_types (subscription_id, code, active, credit_limit)
    select ${id}, code, true, credit_limit
    from unnest(
      ${payments.map(({ code }) => code)}::text[],
      ${payments.map(({ creditLimit }) => creditLimit)}::numeric[]) as term (code, credit_limit)
    on conflict (subscription_id, code) do update set active = true, credit_limit = excluded.credit_limit`.execute(tx)
}

export async function savePaymentAsked(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('subscriptions').set({ payment_asked_at: at }).where('id', '=', id).execute()
}

/** Terms as the history keeps them. */
export interface KeptTerms {
  priceLevel: number
  payments: readonly PaymentTerm[]
  salesName: string | null
}

export interface NewEvent {
  act: HappeningAct
  note: string | null
  terms: KeptTerms | null
}

/** @returns its id */
export async function insertEvent(
  tx: Tx,
  { id, state, version }: StoredSubscription,
  { userId, companyId }: Buyer | Seller,
  { act, note, terms }: NewEvent,
  now: Date,
): Promise<string> {
  const written = await sql<{ id: string }>`
    insert into subscription_events (subscription_id, act, state, version, user_id, company_id, note, terms, at)
    values (${id}, ${act}, ${state}, ${version}, ${userId}, ${companyId}, ${note},
      ${terms && JSON.stringify(terms)}::jsonb, ${now})
    returning id`.execute(tx)
  const [event] = written.rows
  if (!event) throw new Error('no event was written')
  return event.id
}
