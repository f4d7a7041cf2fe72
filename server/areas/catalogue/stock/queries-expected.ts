import { type Expression, expressionBuilder, sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { ExpectedGoods } from '#domain/catalogue/stock/expected-goods.ts'
import type { DecimalText } from '#domain/money.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, dateOf } from '#server/platform/sql-input.ts'

const from = expressionBuilder<DB>()

/** Expected deliveries that have not all come, for joins by other areas' queries. */
export const expectedFacts = from
  .selectFrom('expected_goods')
  .select(['id', 'product_id', 'units', 'received', 'due_on', 'source', 'version'])
  .select(sql<DecimalText>`units - received`.as('rest'))
  .where('cancelled_at', 'is', null)
  .whereRef('received', '<', 'units')

/** The expected deliveries of a row's product, the earliest first. */
export function expectedOf(productId: Expression<number>) {
  return sql<ExpectedGoods[]>`coalesce((
    select jsonb_agg(jsonb_build_object('day', e.due_on, 'units', e.rest::text) order by e.due_on, e.id)
    from ${expectedFacts} as e where e.product_id = ${productId}), '[]')`
}

/** Units still to come of the product of a row. */
export function restOf(productId: Expression<number>) {
  return sql<DecimalText>`(select coalesce(sum(e.rest), 0) from ${expectedFacts} as e where e.product_id = ${productId})`
}

/** Reserved units of these products, units on hand, and the expected ones with their first day. */
export function findStockLevels(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('product_stocks as s')
    .select((eb) => [
      's.product_id as productId',
      's.reserved',
      's.on_hand as onHand',
      restOf(eb.ref('s.product_id')).as('expected'),
    ])
    .select((eb) =>
      eb
        .selectFrom(expectedFacts.as('e'))
        .select(sql<BusinessDay | null>`min(e.due_on)::text`.as('day'))
        .whereRef('e.product_id', '=', 's.product_id')
        .as('expectedOn'),
    )
    .where('s.product_id', '=', anyOf(productIds))
    .execute()
}

export interface Expected {
  id: number
  /** All that was to come, and what of it has come. */
  units: DecimalText
  received: DecimalText
  day: BusinessDay
  source: string
  version: number
}

/** An expected delivery by id, of a product with a locked stock. */
export function findExpected(tx: Tx, productId: number, id: number): Promise<Expected | undefined> {
  return tx
    .selectFrom(expectedFacts.as('e'))
    .select(['e.id', 'e.units', 'e.received', 'e.source', 'e.version'])
    .select(sql<BusinessDay>`e.due_on::text`.as('day'))
    .where('e.product_id', '=', productId)
    .where('e.id', '=', id)
    .executeTakeFirst()
}

/** How many times goods are still expected of a product. */
export async function countExpected(tx: Tx, productId: number): Promise<number> {
  const { all } = await tx
    .selectFrom(expectedFacts.as('e'))
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('all'))
    .where('e.product_id', '=', productId)
    .executeTakeFirstOrThrow()
  return all
}

type Written = Pick<Expected, 'units' | 'day' | 'source'>

export async function insertExpected(
  tx: Tx,
  productId: number,
  { units, day, source }: Written,
  now: Date,
): Promise<void> {
  const row = { product_id: productId, units, due_on: dateOf(day), source, created_at: now }
  await tx.insertInto('expected_goods').values(row).execute()
}

export async function saveExpected(tx: Tx, id: number, { units, day, source }: Written): Promise<void> {
  await tx
    .updateTable('expected_goods')
    .set(({ eb }) => ({ units, due_on: dateOf(day), source, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Cancels an expected delivery. */
export async function cancelExpected(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('expected_goods')
    .set(({ eb }) => ({ cancelled_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
