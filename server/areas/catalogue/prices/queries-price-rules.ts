import { sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { PriceRule } from '#domain/catalogue/prices/price-rule.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, containing, dateOf, unnestRows } from '#server/platform/sql-input.ts'

// Prices besides those of levels, as their seller writes them; buyers meet them in queries-pricing.ts alone.

export interface StoredRule extends PriceRule {
  id: string
  productId: number
  listId: string | null
  listName: string | null
  buyerId: string | null
  /** Of the product. */
  unit: string
  /** The customer's name; null for a level. */
  customer: string | null
}

const ruleColumns = [
  'r.id',
  'r.product_id as productId',
  'p.unit',
  'r.level',
  'r.from_units as from',
  'r.amount',
  'r.list_id as listId',
  'r.buyer_id as buyerId',
  'list.name as listName',
  'buyer.name as customer',
  sql<BusinessDay>`to_char(lower(r.days), 'YYYY-MM-DD')`.as('firstDay'),
  sql<BusinessDay | null>`to_char(upper(r.days) - 1, 'YYYY-MM-DD')`.as('lastDay'),
] as const

function rules(db: Db | Tx, sellerId: CompanyId) {
  return db
    .selectFrom('price_rules as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .leftJoin('price_lists as list', 'list.id', 'r.list_id')
    .leftJoin(companyFacts.as('buyer'), 'buyer.id', 'r.buyer_id')
    .select(ruleColumns)
    .where('r.seller_id', '=', sellerId)
}

/** Those of the seller's product that have not ended by `day`: of levels first, then by customer, quantity and day. */
export function findRules(
  db: Db | Tx,
  sellerId: CompanyId,
  productId: number,
  day: BusinessDay,
): Promise<StoredRule[]> {
  return rules(db, sellerId)
    .where('r.product_id', '=', productId)
    .where(sql<boolean>`coalesce(upper(r.days) > ${day}::date, true)`)
    .orderBy('buyer.name', (order) => order.asc().nullsFirst())
    .orderBy('r.level')
    .orderBy('r.from_units')
    .orderBy((eb) => eb.fn('lower', ['r.days']))
    .execute()
}

/** All prices of a list, in the order of their writing. */
export function findRulesOf(db: Db | Tx, sellerId: CompanyId, listId: string): Promise<StoredRule[]> {
  return rules(db, sellerId).where('r.list_id', '=', listId).orderBy('r.id').execute()
}

/** Those of many of the seller's products, in the order of their writing: all of them, or what has not ended by a day. */
export function findRulesOfProducts(
  db: Db | Tx,
  sellerId: CompanyId,
  productIds: readonly number[],
  day: BusinessDay | null = null,
): Promise<StoredRule[]> {
  return rules(db, sellerId)
    .where('r.product_id', '=', anyOf(productIds))
    .where(sql<boolean>`(${day}::date is null or coalesce(upper(r.days) > ${day}::date, true))`)
    .orderBy('r.id')
    .execute()
}

/** One of them, of the product; undefined where there is none. */
export function findRule(tx: Tx, sellerId: CompanyId, productId: number, id: string): Promise<StoredRule | undefined> {
  return rules(tx, sellerId).where('r.product_id', '=', productId).where('r.id', '=', id).executeTakeFirst()
}

export async function deleteRule(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('price_rules').where('id', '=', id).execute()
}

export async function deleteRules(tx: Tx, ids: readonly string[]): Promise<void> {
  const gone = unnestRows(
    'gone',
    { id: 'text' },
    ids.map((id) => ({ id })),
  )
  await tx.deleteFrom('price_rules as r').using(gone).where(sql<boolean>`r.id = gone.id::bigint`).execute()
}

type NewRule = Omit<StoredRule, 'id' | 'listName' | 'customer' | 'unit'>

const newRuleColumns = {
  productId: 'integer',
  level: 'smallint?',
  listId: 'uuid?',
  buyerId: 'uuid?',
  from: 'numeric',
  firstDay: 'text',
  lastDay: 'text?',
  amount: 'numeric',
} as const

/** Inserts price rules; the caller has checked that none overlap. */
export async function insertRules(tx: Tx, sellerId: CompanyId, written: readonly NewRule[]): Promise<void> {
  await tx
    .insertInto('price_rules')
    .columns(['product_id', 'seller_id', 'level', 'list_id', 'buyer_id', 'from_units', 'days', 'amount'])
    .expression((eb) =>
      eb
        .selectFrom(unnestRows('rule', newRuleColumns, written))
        .select((of) => [
          'rule.productId',
          sql`${sellerId}::uuid`.as('seller_id'),
          'rule.level',
          'rule.listId',
          'rule.buyerId',
          'rule.from',
          sql`daterange(${of.ref('rule.firstDay')}::date, ${of.ref('rule.lastDay')}::date, '[]')`.as('days'),
          'rule.amount',
        ]),
    )
    .execute()
}

/** Changes the requested rules, by id. */
export async function updateAmounts(tx: Tx, changed: readonly { id: string; amount: DecimalText }[]): Promise<void> {
  await tx
    .updateTable('price_rules as r')
    .from(unnestRows('changed', { id: 'text', amount: 'numeric' }, changed))
    .set((eb) => ({ amount: eb.ref('changed.amount') }))
    .where(sql<boolean>`r.id = changed.id::bigint`)
    .execute()
}

/**
 * The least quantity from which each of these products has a further price that has not ended, or stands in a customer's
 * list, whose days can be changed and whose prices can be copied; those without one are missing.
 */
export async function leastTiers(
  db: Db | Tx,
  productIds: readonly number[],
  day: BusinessDay,
): Promise<Map<number, DecimalText>> {
  const found = await db
    .selectFrom('price_rules')
    .select((eb) => ['product_id as id', eb.fn.min('from_units').as('from')])
    .where('product_id', '=', anyOf(productIds))
    .where('from_units', '>', '0')
    .where(sql<boolean>`(list_id is not null or coalesce(upper(days) > ${day}::date, true))`)
    .groupBy('product_id')
    .execute()
  return new Map(found.map(({ id, from }) => [id, from]))
}

/** Marks a product that is locked as changed, so that concurrent edits are refused. */
export async function raiseVersion(tx: Tx, productId: number): Promise<void> {
  await tx
    .updateTable('products')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', productId)
    .execute()
}

/** A change of a product's prices, as people read it. */
export interface PriceChange {
  productId: number
  listName: string | null
  what: string
  before: string | null
  after: string | null
}

const changeColumns = {
  productId: 'integer',
  listName: 'text?',
  what: 'text',
  before: 'text?',
  after: 'text?',
} as const

/** Writes it down for good. */
export async function insertChanges(
  tx: Tx,
  { companyId, userId }: { companyId: CompanyId; userId: string },
  changes: readonly PriceChange[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('price_changes')
    .columns(['seller_id', 'user_id', 'at', 'product_id', 'list_name', 'what', 'before', 'after'])
    .expression((eb) =>
      eb
        .selectFrom(unnestRows('change', changeColumns, changes))
        .select([
          sql`${companyId}::uuid`.as('seller_id'),
          sql`${userId}::uuid`.as('user_id'),
          sql`${now}::timestamptz`.as('at'),
          'change.productId',
          'change.listName',
          'change.what',
          'change.before',
          'change.after',
        ]),
    )
    .execute()
}

/** The latest changes of a product's prices, newest first. */
export function findChanges(db: Db, sellerId: CompanyId, productId: number, limit: number) {
  return db
    .selectFrom('price_changes')
    .select(['at', 'user_id as userId', 'list_name as listName', 'what', 'before', 'after'])
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** One page of the seller's products by name, with the number of their further prices that have not ended. */
export async function findPriced(
  db: Db,
  sellerId: CompanyId,
  { keyword, day }: { keyword: string | null; day: BusinessDay },
  page: { limit: number; offset: number },
) {
  const like = sql<string>`${containing(keyword)}::text`
  const own = db
    .selectFrom('products as p')
    .where('p.seller_id', '=', sellerId)
    .where('p.status', '<>', 'withdrawn')
    .where((eb) =>
      eb.or([
        eb(like, 'is', null),
        eb('p.name', 'ilike', like),
        eb('p.name_english', 'ilike', like),
        eb('p.sku', 'ilike', like),
      ]),
    )
  const counted = (which: ReturnType<typeof sql<boolean>>) => sql<number>`(
    select count(*)::int from price_rules r
    where r.product_id = p.id and coalesce(upper(r.days) > ${dateOf(day)}, true) and ${which})`
  const products = await own
    .select([
      'p.id',
      'p.name',
      'p.sku',
      'p.picture_version as pictureVersion',
      'p.cover_photo as coverPhoto',
      'p.pack_label as packLabel',
      'p.unit',
      counted(sql`r.level is not null and r.from_units > 0`).as('tiers'),
      counted(sql`r.level is not null and lower(r.days) > ${dateOf(day)}`).as('planned'),
      sql<number>`(
        select count(distinct r.buyer_id)::int from price_rules r
        where r.product_id = p.id and coalesce(upper(r.days) > ${dateOf(day)}, true))`.as('customers'),
    ])
    .orderBy((eb) => eb.fn('lower', ['p.name']))
    .orderBy('p.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { all } = await own.select(sql<number>`count(*)::int`.as('all')).executeTakeFirstOrThrow()
  return { products, total: all }
}
