import { sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import { type CollectionRules, type LateDebt, usualRules } from '#domain/receivables/collection.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, dateOf, unnestRows } from '#server/platform/sql-input.ts'
import type { Pair } from './queries.ts'
import { isOwed } from './queries-owed.ts'

/** A seller's collection rules; the defaults where it has set none. */
export async function findRules(db: Db | Tx, sellerId: string): Promise<CollectionRules> {
  const found = await db
    .selectFrom('collection_rules')
    .select(['version', 'block_after_days as blockAfterDays', 'exchange_days as exchangeDays'])
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  return found ?? usualRules
}

export async function saveRules(tx: Tx, sellerId: string, rules: CollectionRules): Promise<void> {
  const values = {
    version: rules.version,
    block_after_days: rules.blockAfterDays,
    exchange_days: [...rules.exchangeDays],
  }
  await tx
    .insertInto('collection_rules')
    .values({ seller_id: sellerId, ...values })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet(values))
    .execute()
}

/** A customer's own days of exchange; null: those of the seller. */
export async function findCustomerDays(db: Db | Tx, { sellerId, buyerId }: Pair): Promise<number[] | null> {
  const found = await db
    .selectFrom('customer_exchange_days')
    .select('exchange_days as days')
    .where('seller_id', '=', sellerId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst()
  return found?.days ?? null
}

/** On which days of the week a customer takes the invoices of each of these sellers; none: with the goods [PAY-2]. */
export async function findExchangeDays(
  db: Db | Tx,
  buyerId: string,
  sellerIds: readonly string[],
): Promise<Map<string, readonly number[]>> {
  const sellers = sellerIds.map((id) => ({ id }))
  const rows = await db
    .selectFrom(unnestRows('seller', { id: 'uuid' }, sellers))
    .leftJoin('collection_rules as rule', 'rule.seller_id', 'seller.id')
    .leftJoin('customer_exchange_days as own', (join) =>
      join.onRef('own.seller_id', '=', 'seller.id').on('own.buyer_id', '=', buyerId),
    )
    .select(['seller.id', 'own.exchange_days as own', 'rule.exchange_days as usual'])
    .execute()
  return new Map(rows.map(({ id, own, usual }) => [id, own ?? usual ?? usualRules.exchangeDays]))
}

export async function saveCustomerDays(
  tx: Tx,
  { sellerId, buyerId }: Pair,
  days: readonly number[] | null,
): Promise<void> {
  if (days === null) {
    await tx
      .deleteFrom('customer_exchange_days')
      .where('seller_id', '=', sellerId)
      .where('buyer_id', '=', buyerId)
      .execute()
    return
  }
  await tx
    .insertInto('customer_exchange_days')
    .values({ seller_id: sellerId, buyer_id: buyerId, exchange_days: [...days] })
    .onConflict((conflict) => conflict.columns(['seller_id', 'buyer_id']).doUpdateSet({ exchange_days: [...days] }))
    .execute()
}

/** The oldest overdue debt to each seller that blocks this buyer's credit; other sellers are missing [PAY-2]. */
export async function findBlocking(
  db: Db | Tx,
  buyerId: string,
  sellerIds: readonly string[],
  today: BusinessDay,
): Promise<Map<string, LateDebt>> {
  const rows = await db
    .selectFrom('receivables as r')
    .innerJoin('collection_rules as rule', 'rule.seller_id', 'r.seller_id')
    .distinctOn('r.seller_id')
    .select(['r.seller_id as sellerId', 'r.number'])
    .select(({ cast }) => cast<BusinessDay>('r.due_day', 'text').as('due'))
    .where('r.buyer_id', '=', buyerId)
    .where('r.seller_id', '=', anyOf(sellerIds))
    .where(isOwed)
    .where(sql<boolean>`r.due_day + rule.block_after_days::integer < ${dateOf(today)}`)
    .orderBy('r.seller_id')
    .orderBy('r.due_day')
    .orderBy('r.order_id')
    .execute()
  return new Map(rows.map(({ sellerId, ...debt }) => [sellerId, debt]))
}

export interface DueRow {
  orderId: string
  number: string
  sellerId: string
  buyerId: string
  due: BusinessDay
  /** The amount to pay until then. */
  toPay: string
}

/** Orders of which something is due until this day, not paid, and was not reminded of in this step. */
export function findToRemind(
  tx: Tx,
  { step, from, until, limit }: { step: number; from: BusinessDay | null; until: BusinessDay; limit: number },
): Promise<DueRow[]> {
  return tx
    .selectFrom('receivables as r')
    .select([
      'r.order_id as orderId',
      'r.number',
      'r.seller_id as sellerId',
      'r.buyer_id as buyerId',
      'r.to_pay as toPay',
    ])
    .select(({ cast }) => cast<BusinessDay>('r.due_day', 'text').as('due'))
    .where('r.open', '>', sql.lit('0'))
    .where('r.to_pay', '>', sql.lit('0'))
    .where('r.due_day', '<=', dateOf(until))
    .$if(from !== null, (query) => query.where('r.due_day', '>=', dateOf(from ?? '')))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_reminders as p')
            .select('p.order_id')
            .whereRef('p.order_id', '=', 'r.order_id')
            .whereRef('p.due_day', '=', 'r.due_day')
            .where('p.step', '=', step),
        ),
      ),
    )
    .orderBy('r.order_id')
    .limit(limit)
    .execute()
}

/**
 * Records the reminders of these orders, except those that a concurrent run has recorded.
 * @returns the orders that are new
 */
export async function insertReminders(
  tx: Tx,
  rows: readonly DueRow[],
  step: number,
  now: Date,
): Promise<ReadonlySet<string>> {
  const inserted = await tx
    .insertInto('payment_reminders')
    .values(rows.map(({ orderId, due }) => ({ order_id: orderId, due_day: dateOf(due), step, sent_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .execute()
  return new Set(inserted.map(({ order_id: id }) => id))
}
