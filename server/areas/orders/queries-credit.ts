import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { DueDays } from '#domain/orders/receivable-age.ts'
import type { OrderState } from '#domain/orders/state.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, dateOf } from '#server/platform/given.ts'

/**
 * What a buyer owes each of these sellers: the totals of its unpaid orders on credit, waiting ones included, cancelled
 * ones not; sellers it owes nothing are missing [ORDER-1, SELLER-3].
 */
export async function sumOwed(
  db: Db | Tx,
  buyerId: string,
  sellerIds: readonly string[],
): Promise<Map<string, DecimalText>> {
  const rows = await db
    .selectFrom('orders')
    .select(({ fn }) => ['seller_id as sellerId', fn.sum<DecimalText>('total_amount').as('owed')])
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', anyOf(sellerIds))
    .where('payment_type', 'like', 'tempo-%')
    .where('paid_at', 'is', null)
    .where('state', '<>', 'cancelled' satisfies OrderState)
    .groupBy('seller_id')
    .execute()
  return new Map(rows.map(({ sellerId, owed }) => [sellerId, owed]))
}

/** What a company has to pay, or a seller to be paid. */
export interface Invoices {
  count: number
  total: DecimalText
  /** How many of them should have been paid before today. */
  overdue: number
  /** The next day on which one is due; null where none is that is not overdue. */
  nextDue: BusinessDay | null
}

/** The buyer's orders on credit that were shipped and are not paid, in figures [HOME-9, ORDER-1]. */
export function sumInvoices(db: Db, buyerId: CompanyId, today: BusinessDay): Promise<Invoices> {
  return db
    .selectFrom('orders as o')
    .select(({ fn, cast, ref }) => [
      cast<number>(fn.countAll(), 'integer').as('count'),
      fn.coalesce(fn.sum<DecimalText>('o.total_amount'), sql<DecimalText>`0.00`).as('total'),
      cast<number>(fn.countAll().filterWhere(isUnpaidOn(today)), 'integer').as('overdue'),
      cast<BusinessDay | null>(fn.min(ref('o.due_day')).filterWhere('o.due_day', '>=', dateOf(today)), 'text').as(
        'nextDue',
      ),
    ])
    .where('o.buyer_id', '=', buyerId)
    .where(isUnpaidOn(null))
    .executeTakeFirstOrThrow()
}

/** Whether the order `o` was shipped on credit and is not paid, or should have been before a day [ORDER-1]. */
function isUnpaidOn(today: BusinessDay | null): Expression<SqlBool> {
  const eb = expressionBuilder<{ o: DB['orders'] }, 'o'>()
  return eb.and([
    eb('o.due_day', 'is not', null),
    eb('o.paid_at', 'is', null),
    eb('o.state', '<>', 'cancelled' satisfies OrderState),
    ...(today === null ? [] : [eb('o.due_day', '<', dateOf(today))]),
  ])
}

/** Whether the order `o` was shipped on credit, is not paid, and is due on one of these days [PAY-2]. */
export function isDueWithin({ from, until }: DueDays): Expression<SqlBool> {
  const eb = expressionBuilder<{ o: DB['orders'] }, 'o'>()
  return eb.and([
    isUnpaidOn(null),
    ...(from === null ? [] : [eb('o.due_day', '>=', dateOf(from))]),
    ...(until === null ? [] : [eb('o.due_day', '<=', dateOf(until))]),
  ])
}

/** What it owes one seller. */
export async function owedBy(db: Db | Tx, { buyerId, sellerId }: { buyerId: string; sellerId: string }) {
  return (await sumOwed(db, buyerId, [sellerId])).get(sellerId) ?? '0.00'
}

export async function savePaid(
  tx: Tx,
  { id, version }: { id: string; version: number },
  by: UserId,
  at: Date,
): Promise<void> {
  await tx.updateTable('orders').set({ paid_at: at, paid_by: by, version }).where('id', '=', id).execute()
}
