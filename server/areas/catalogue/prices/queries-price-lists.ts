import { sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { Days } from '#domain/catalogue/prices/price-rule.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { contacts } from '#server/areas/subscriptions/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/** A customer's own prices. */
export interface StoredList extends Days {
  id: string
  name: string
  customerId: string
  customer: string
  version: number
  /** How many it has prices for. */
  products: number
  /** How many prices that are. */
  prices: number
  /** By how many percent they may rise until one that is not is dearer than level 1; null: there is none. */
  room: DecimalText | null
}

function lists(db: Db | Tx, sellerId: CompanyId) {
  return db
    .selectFrom('price_lists as list')
    .innerJoin(companyFacts.as('buyer'), 'buyer.id', 'list.buyer_id')
    .select([
      'list.id',
      'list.name',
      'list.version',
      'buyer.id as customerId',
      'buyer.name as customer',
      sql<BusinessDay>`to_char(lower(list.days), 'YYYY-MM-DD')`.as('firstDay'),
      sql<BusinessDay | null>`to_char(upper(list.days) - 1, 'YYYY-MM-DD')`.as('lastDay'),
      productsOfList.as('products'),
      pricesOfList.as('prices'),
      roomOfList.as('room'),
    ])
    .where('list.seller_id', '=', sellerId)
}

const productsOfList = sql<number>`(select count(distinct r.product_id)::int from price_rules r where r.list_id = list.id)`
const roomOfList = sql<DecimalText | null>`(
  select trunc(min((usual.amount / r.amount - 1) * 100), 6)::text from price_rules r
  join product_prices usual on usual.product_id = r.product_id and usual.level = 1
  where r.list_id = list.id and r.amount <= usual.amount)`
const pricesOfList = sql<number>`(select count(*)::int from price_rules r where r.list_id = list.id)`

/**
 * By how many percent the prices of each level may rise until the first of them passes its product's price of level 1; prices
 * that are above it already do not count.
 */
export function findRoomOfLevels(db: Db, sellerId: CompanyId): Promise<{ level: number; room: DecimalText }[]> {
  return db
    .selectFrom('product_prices as price')
    .innerJoin('products as p', 'p.id', 'price.product_id')
    .innerJoin('product_prices as usual', (join) =>
      join.onRef('usual.product_id', '=', 'price.product_id').on('usual.level', '=', 1),
    )
    .select(['price.level', sql<DecimalText>`trunc(min((usual.amount / price.amount - 1) * 100), 6)::text`.as('room')])
    .where('price.seller_id', '=', sellerId)
    .where('p.status', '=', 'published')
    .whereRef('price.amount', '<=', 'usual.amount')
    .groupBy('price.level')
    .orderBy('price.level')
    .execute()
}

/** The seller's lists by customer, the latest first. */
export function findLists(db: Db | Tx, sellerId: CompanyId): Promise<StoredList[]> {
  return lists(db, sellerId)
    .orderBy('buyer.name')
    .orderBy((eb) => eb.fn('lower', ['list.days']), 'desc')
    .execute()
}

/** One of them; another seller's is not found. */
export function findList(db: Db | Tx, sellerId: CompanyId, id: string): Promise<StoredList | undefined> {
  return lists(db, sellerId).where('list.id', '=', id).executeTakeFirst()
}

/** One of the seller's price lists, locked until commit; another seller's is not found. */
export function lockList(tx: Tx, sellerId: CompanyId, id: string): Promise<StoredList | undefined> {
  return lists(tx, sellerId).where('list.id', '=', id).forUpdate('list').executeTakeFirst()
}

/** Those of one customer. */
export function findListsOf(tx: Tx, sellerId: CompanyId, buyerId: string): Promise<StoredList[]> {
  return lists(tx, sellerId).where('list.buyer_id', '=', buyerId).execute()
}

/** Locks the price lists of a seller: of two concurrent writers for the same days, the second finds the first. */
export async function lockPriceLists(tx: Tx, sellerId: CompanyId): Promise<void> {
  const lock = sql`pg_advisory_xact_lock(hashtextextended('price lists of ' || ${sellerId}::text, 0))`
  await tx.selectNoFrom(lock.as('held')).execute()
}

interface Written extends Days {
  name: string
}

/** @returns its id */
export async function insertList(
  tx: Tx,
  sellerId: CompanyId,
  { customerId, name, ...days }: Written & { customerId: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('price_lists')
    .values({ seller_id: sellerId, buyer_id: customerId, name, days: daysText(days) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes a list that is locked; its prices hold on the same days. */
export async function updateList(tx: Tx, id: string, { name, ...days }: Written): Promise<void> {
  await tx
    .updateTable('price_lists')
    .set((eb) => ({ name, days: daysText(days), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** With all its prices. */
export async function deleteList(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('price_lists').where('id', '=', id).execute()
}

function daysText({ firstDay, lastDay }: Days): string {
  return `[${firstDay},${lastDay ?? ''}]`
}

/** The companies that actively subscribe to a seller, by name. */
export function findCustomers(db: Db | Tx, sellerId: CompanyId): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom(contacts.as('contact'))
    .innerJoin(companyFacts.as('buyer'), 'buyer.id', 'contact.buyer_id')
    .select(['buyer.id', 'buyer.name'])
    .where('contact.seller_id', '=', sellerId)
    .where('contact.status', '=', 'active')
    .orderBy('buyer.name')
    .execute()
}

/** A page of a list's prices, in the order of their writing, after one of them. */
export function findListed(
  db: Db,
  sellerId: CompanyId,
  listId: string,
  { after, limit }: { after: string | null; limit: number },
) {
  return db
    .selectFrom('price_rules as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select((eb) => [
      'r.id as ruleId',
      'p.id as productId',
      'p.name',
      'p.unit',
      'p.version',
      'r.from_units as from',
      'r.amount',
      eb
        .selectFrom('product_prices as price')
        .select('price.amount')
        .whereRef('price.product_id', '=', 'p.id')
        .where('price.level', '=', 1)
        .as('usual'),
    ])
    .where('r.seller_id', '=', sellerId)
    .where('r.list_id', '=', listId)
    .where('r.id', '>', after ?? '0')
    .orderBy('r.id')
    .limit(limit)
    .execute()
}

/** How many prices stand in a list. */
export async function countListed(tx: Tx, listId: string): Promise<number> {
  const { listed } = await tx
    .selectFrom('price_rules')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('listed'))
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow()
  return listed
}

/** Whether one of these lists has more prices than so many. */
export async function isSomeListAbove(tx: Tx, listIds: readonly string[], most: number): Promise<boolean> {
  const above = await tx
    .selectFrom('price_rules')
    .select('list_id')
    .where('list_id', '=', anyOf(listIds))
    .groupBy('list_id')
    .having(({ fn }) => fn.countAll(), '>', most)
    .executeTakeFirst()
  return above !== undefined
}

/** The prices of products on sale at a level; those without a price at it are left out. */
export function findLevelPrices(
  tx: Tx,
  sellerId: CompanyId,
  level: number,
  limit: number,
): Promise<{ productId: number; unit: string; amount: DecimalText }[]> {
  return tx
    .selectFrom('product_prices as price')
    .innerJoin('products as p', 'p.id', 'price.product_id')
    .select(['price.product_id as productId', 'p.unit', 'price.amount'])
    .where('price.seller_id', '=', sellerId)
    .where('price.level', '=', level)
    .where('p.status', '=', 'published')
    .orderBy('p.id')
    .limit(limit)
    .execute()
}
