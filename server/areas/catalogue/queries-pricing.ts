import { type RawBuilder, sql } from 'kysely'
import { isBuyer, isSeller, type Viewer } from '#domain/accounts/actor.ts'
import type { BargainingTerms } from '#domain/catalogue/bargaining-terms.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import { joinSubscription } from '#server/areas/subscriptions/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, given } from '#server/platform/given.ts'
import { statement } from '#server/platform/statement.ts'

/**
 * The only access to prices: no other file names their tables, and what is returned depends on who is looking. A buyer
 * sees the prices of sellers it actively subscribes to, at its level; a seller its own price list; everybody else none
 * [ROLE-1, ROLE-2, ROLE-3, ROLE-4].
 */
export interface VisiblePrices {
  /** Joins for a query that names its products `p`: the viewer's `subscription` to the seller. */
  joins: RawBuilder<unknown>
  /** Rupiah per unit, null when hidden, so that sorting by it reveals nothing. */
  amount: RawBuilder<DecimalText | null>
}

/** Prices as `viewer` sees them. */
export function pricesSeenBy(viewer: Viewer): VisiblePrices {
  return {
    joins: joinSubscription(isBuyer(viewer) ? viewer.companyId : null, sql`p.seller_id`),
    amount: sql`case
      when subscription.status = 'active' then ${amountAtLevel}
      else ${ownListPrice(viewer)} end`,
  }
}

/** The list price of a product `p`; null unless it is the viewer's own. */
export function ownListPrice(viewer: Viewer): RawBuilder<DecimalText | null> {
  return sql`case when p.seller_id = ${isSeller(viewer) ? viewer.companyId : null}::uuid then ${listPrice} end`
}

const listPrice = sql`(select amount from product_prices where product_id = p.id and level = 1)`
const amountAtLevel = sql`coalesce(
  (select amount from product_prices where product_id = p.id and level = subscription.price_level), ${listPrice})`

/**
 * A buyer company's current prices for these products; those it may not see are missing from the map.
 * @returns Rupiah per unit with 2 decimals, by product id
 */
export async function pricesFor(
  db: Db | Tx,
  buyerId: CompanyId,
  productIds: readonly number[],
): Promise<Map<number, DecimalText>> {
  const found = await pricesOfBuyer.rows(db, buyerId, productIds)
  return new Map(found.map(({ id, amount }) => [id, amount]))
}

export const pricesOfBuyer = statement(
  'what a buyer pays',
  { id: 'integer', amount: 'numeric' },
  (buyerId: CompanyId, productIds: readonly number[]) => sql`
    select p.id, ${amountAtLevel} as amount
    from products p ${joinSubscription(buyerId, sql`p.seller_id`)}
    where p.id = any(${productIds}::integer[]) and subscription.status = 'active'`,
)

/** A product's bargaining terms, which only its seller may see [NEGO-11]. @returns undefined when none are set */
export async function bargainingTerms(db: Db | Tx, productId: number): Promise<BargainingTerms | undefined> {
  return db
    .selectFrom('product_nego_terms')
    .select(['lowest_price as lowestPrice', 'nego_percent as percent'])
    .where('product_id', '=', productId)
    .executeTakeFirst()
}

/** The bargaining terms of the seller's own products, by product; missing where none are set [NEGO-11]. */
export async function ownBargainingTerms(
  db: Db,
  sellerId: CompanyId,
  productIds: readonly number[],
): Promise<Map<number, BargainingTerms>> {
  const found = await db
    .selectFrom('product_nego_terms as t')
    .innerJoin('products as p', 'p.id', 't.product_id')
    .select(['p.id', 't.lowest_price as lowestPrice', 't.nego_percent as percent'])
    .where('p.seller_id', '=', sellerId)
    .where('p.id', '=', anyOf(productIds))
    .execute()
  return new Map(found.map(({ id, ...terms }) => [id, terms]))
}

interface Priced {
  id: number
  prices: readonly { level: number; amount: DecimalText }[]
  lowestPrice: DecimalText
  negoPercent: DecimalText
}

/** Writes the price lists and bargaining terms of new products. */
export async function insertPrices(tx: Tx, products: readonly Priced[]): Promise<void> {
  const prices = products.flatMap(({ id, prices }) => prices.map((price) => ({ id, ...price })))
  await tx
    .insertInto('product_prices')
    .columns(['product_id', 'level', 'amount'])
    .expression((eb) =>
      eb.selectFrom(given('price', { id: 'integer', level: 'smallint', amount: 'numeric' }, prices)).selectAll(),
    )
    .execute()
  const terms = given('terms', { id: 'integer', lowestPrice: 'numeric', negoPercent: 'numeric' }, products)
  await tx
    .insertInto('product_nego_terms')
    .columns(['product_id', 'lowest_price', 'nego_percent'])
    .expression((eb) => eb.selectFrom(terms).selectAll())
    .execute()
}
