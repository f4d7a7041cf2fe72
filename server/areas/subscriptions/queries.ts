import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import { paymentTypeLabel } from '#domain/subscriptions/payment-type.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/given.ts'

export interface PaymentType {
  code: string
  label: string
}

/**
 * The payment types a buyer may use with each of these sellers. A seller it is actively subscribed to has a list, empty
 * where no payment type is active [ROLE-5]; any other seller is missing from the map [ROLE-2].
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
 * Joins a buyer's subscription to the seller of each row, as `subscription`; without a buyer there is none. For the one
 * query of a list: asking for subscriptions first would cost every list a second way to the database.
 */
export function joinSubscription(buyerId: CompanyId | null, sellerId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left join ${subscriptionsOf(buyerId)} subscription on subscription.seller_id = ${sellerId}`
}

/** A buyer's subscriptions, to join to what names their sellers; without a buyer there is none. */
export function subscriptionsOf(buyerId: CompanyId | null) {
  return expressionBuilder<DB>()
    .selectFrom('subscriptions')
    .select(['id', 'seller_id', 'status', 'price_level'])
    .where('buyer_id', '=', sql<string>`${buyerId}::uuid`)
}

/** Codes of the active payment types of a joined `subscription`: transfer, cod, then credit by its days. */
export const activePaymentCodes: RawBuilder<string[]> = sql`array(
  select type.code from subscription_payment_types type
  where type.subscription_id = subscription.id and type.active
  order by type.code <> 'transfer', type.code <> 'cod', length(type.code), type.code)`

/** The sellers a buyer is actively subscribed to, as a subquery. */
export function subscribedSellers(buyerId: CompanyId | null): RawBuilder<unknown> {
  return sql`(select seller_id from subscriptions where buyer_id = ${buyerId}::uuid and status = 'active')`
}
