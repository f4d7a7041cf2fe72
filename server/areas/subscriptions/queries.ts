import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import { paymentTypeLabel } from '#domain/subscriptions/payment-type.ts'
import type { SubscriptionAct } from '#domain/subscriptions/subscription.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

export interface PaymentType {
  code: string
  label: string
}

/**
 * The payment types a buyer may use with each of these sellers: a list for each seller it actively subscribes to, empty
 * when none is active [ROLE-5]; other sellers are missing from the map [ROLE-2].
 */
export async function activePaymentTypes(
  db: Db | Tx,
  buyerId: string,
  sellerIds: readonly string[],
): Promise<Map<string, PaymentType[]>> {
  const rows = await db
    .selectFrom('subscriptions as subscription')
    .select(['subscription.seller_id as sellerId', activePaymentCodes.as('codes')])
    .where('subscription.buyer_id', '=', buyerId)
    .where('subscription.seller_id', '=', anyOf(sellerIds))
    .where('subscription.status', '=', 'active')
    .execute()
  return new Map(
    rows.map(({ sellerId, codes }) => [sellerId, codes.map((code) => ({ code, label: paymentTypeLabel(code) }))]),
  )
}

/**
 * Joins a buyer's subscription to the seller of each row, as `subscription`; without a buyer there is none. A join,
 * because asking for subscriptions first would cost every list a second round trip.
 */
export function joinSubscription(buyerId: CompanyId | null, sellerId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left join lateral (
    select * from ${subscriptionsOf(buyerId)} mine where mine.seller_id = ${sellerId} limit 1) subscription on true`
}

/** A buyer's subscriptions, to be joined by seller; none without a buyer. */
export function subscriptionsOf(buyerId: CompanyId | null) {
  return expressionBuilder<DB>()
    .selectFrom('subscriptions')
    .select(['id', 'seller_id', 'status', 'price_level'])
    .where('buyer_id', '=', sql<string>`${buyerId}::uuid`)
}

/** Codes of a joined `subscription`'s active payment types: transfer, cod, then credit by its days. */
export const activePaymentCodes: RawBuilder<string[]> = sql`array(
  select type.code from subscription_payment_types type
  where type.subscription_id = subscription.id and type.active
  order by type.code <> 'transfer', type.code <> 'cod', length(type.code), type.code)`

/**
 * Whether a joined `subscription` is active and has an active payment type. One value, looked up for each row: for
 * `exists` the server may read the payment types of all subscriptions at once.
 */
export const hasPaymentType: RawBuilder<boolean> = sql`(subscription.status is not distinct from 'active' and coalesce((
  select true from subscription_payment_types type where type.subscription_id = subscription.id and type.active limit 1), false))`

/** The sellers a buyer actively subscribes to, as a subquery. */
export function subscribedSellers(buyerId: CompanyId | null): RawBuilder<unknown> {
  return sql`(select seller_id from subscriptions where buyer_id = ${buyerId}::uuid and status = 'active')`
}

/** A seller's last answers of which its usual time is measured, and how few say nothing. */
const ANSWERS_MEASURED = 30
const LEAST_ANSWERS = 3

/**
 * Median minutes from a request for a subscription to the first answer of the seller's people, of its last answers; null
 * where it gave too few [UX-2].
 */
export function usualAnswerOf(sellerId: Expression<unknown>): RawBuilder<number | null> {
  return sql`(
    select case when count(*) >= ${sql.lit(LEAST_ANSWERS)} then
      (extract(epoch from percentile_disc(0.5) within group (order by answered.at - asked.at)) / 60)::int end
    from (
      select subscription_id, version, at from subscription_events
      where company_id = ${sellerId} and act in ('approve', 'decline', 'askDocuments')
      order by at desc limit ${sql.lit(ANSWERS_MEASURED)}) answered
    join subscription_events asked on asked.subscription_id = answered.subscription_id
      and asked.version = answered.version - 1 and asked.act = 'ask')`
}

/**
 * Whether the rule of a seller lets a buyer in at once ('now') or once it is verified; null where people decide, also
 * because they have decided about it before [UX-2].
 */
export function entryOf(sellerId: Expression<unknown>, buyerId: CompanyId): RawBuilder<'now' | 'once_verified' | null> {
  return sql`(
    select case when me.verified_at is null then 'once_verified' else 'now' end
    from entry_rules rule, ${companyFacts} me
    where rule.seller_id = ${sellerId} and me.id = ${buyerId} and me.business_type = any(rule.business_types)
      and not exists (
        select from subscriptions past join subscription_events event on event.subscription_id = past.id
        where past.buyer_id = me.id and past.seller_id = rule.seller_id and event.act = any(${LEFT_TO_PEOPLE}::text[])))`
}

/** The acts of a seller's people after which they decide about a company, whatever the rule. */
export const LEFT_TO_PEOPLE = ['askDocuments', 'decline', 'suspend', 'end'] satisfies SubscriptionAct[]
