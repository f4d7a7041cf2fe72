import { sql } from 'kysely'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, dateOf, unnestRows } from '#server/platform/sql-input.ts'

interface Priced {
  id: number
  prices: readonly { level: number; amount: DecimalText }[]
  lowestPrice: DecimalText | null
  negoPercent: DecimalText | null
}

/** Writes the price lists and bargaining terms of new products. */
export async function insertPrices(tx: Tx, products: readonly Priced[], now: Date | null = null): Promise<void> {
  const prices = products.flatMap(({ id, prices }) => {
    const levels = prices.reduce((bits, { level }) => bits | (1 << level), 0)
    return prices.map((price) => ({ id, levels, ...price }))
  })
  const columns = { id: 'integer', level: 'smallint', amount: 'numeric', levels: 'smallint' } as const
  await tx
    .insertInto('product_prices')
    .columns(['product_id', 'level', 'amount', 'levels', 'seller_id', 'category_id', 'unit'])
    .expression((eb) =>
      eb
        .selectFrom(unnestRows('price', columns, prices))
        .innerJoin('products as p', 'p.id', 'price.id')
        .select(['price.id', 'price.level', 'price.amount', 'price.levels', 'p.seller_id', 'p.category_id', 'p.unit']),
    )
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'level']).doUpdateSet((eb) => ({
        amount: eb.ref('excluded.amount'),
        levels: eb.ref('excluded.levels'),
        since: sql`case when product_prices.amount = excluded.amount then product_prices.since else ${now && dateOf(businessDay(now))} end`,
      })),
    )
    .execute()
  const set = products.flatMap(({ id, lowestPrice, negoPercent }) =>
    lowestPrice === null || negoPercent === null ? [] : [{ id, lowestPrice, negoPercent }],
  )
  const terms = unnestRows('terms', { id: 'integer', lowestPrice: 'numeric', negoPercent: 'numeric' }, set)
  await tx
    .insertInto('product_nego_terms')
    .columns(['product_id', 'lowest_price', 'nego_percent'])
    .expression((eb) => eb.selectFrom(terms).selectAll())
    .execute()
}

/** Writes them anew, of products that are locked; what belonged to a level that has no price any more goes with it. */
export async function replacePrices(tx: Tx, products: readonly Priced[], now: Date): Promise<void> {
  const ids = products.map(({ id }) => id)
  const remaining = products.flatMap(({ id, prices }) => prices.map(({ level }) => ({ id, level })))
  await tx
    .deleteFrom('product_prices as price')
    .where('price.product_id', '=', anyOf(ids))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom(unnestRows('kept', { id: 'integer', level: 'smallint' }, remaining))
            .select('kept.id')
            .whereRef('kept.id', '=', 'price.product_id')
            .whereRef('kept.level', '=', 'price.level'),
        ),
      ),
    )
    .execute()
  await tx.deleteFrom('product_nego_terms').where('product_id', '=', anyOf(ids)).execute()
  await insertPrices(tx, products, now)
}

/** The prices of the seller's own product by level. */
export function ownPrices(
  db: Db | Tx,
  sellerId: CompanyId,
  productId: number,
): Promise<{ level: number; amount: DecimalText }[]> {
  return db
    .selectFrom('product_prices')
    .select(['level', 'amount'])
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .orderBy('level')
    .execute()
}

/** The seller's prices of its product by level, each with the day it took effect; null: since the product is sold. */
export function ownLevelPrices(
  db: Db,
  sellerId: CompanyId,
  productId: number,
): Promise<{ level: number; amount: DecimalText; since: BusinessDay | null }[]> {
  return db
    .selectFrom('product_prices')
    .select(['level', 'amount', sql<BusinessDay | null>`to_char(since, 'YYYY-MM-DD')`.as('since')])
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .orderBy('level')
    .execute()
}

/** The prices by level of many of the seller's products. */
export async function ownPricesOf(
  db: Db | Tx,
  sellerId: CompanyId,
  productIds: readonly number[],
): Promise<Map<number, { level: number; amount: DecimalText }[]>> {
  const rows = await db
    .selectFrom('product_prices')
    .select(['product_id as id', 'level', 'amount'])
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', anyOf(productIds))
    .orderBy('level')
    .execute()
  return Map.groupBy(rows, ({ id }) => id)
}
