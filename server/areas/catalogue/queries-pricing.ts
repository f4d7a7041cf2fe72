import { type RawBuilder, sql } from 'kysely'
import { isBuyer, isSeller, type Viewer } from '#domain/accounts/actor.ts'
import type { BargainingTerms } from '#domain/catalogue/bargaining-terms.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import { joinSubscription, subscriptionsOf } from '#server/areas/subscriptions/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, given } from '#server/platform/given.ts'
import { statement } from '#server/platform/statement.ts'
import { unitsInBase } from './queries-measures.ts'

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

interface Walk {
  categoryId: number | undefined
  /** Of the products `p`. */
  columns: RawBuilder<unknown>
  where: RawBuilder<unknown>
  dearest: boolean
  limit: number
}

/**
 * The first products whose prices the viewer sees, in their order, with `amount` and `comparable`, the price of a
 * kilogram or a litre. The price lists of the sellers are walked through side by side: first their heads, then each as far
 * as the last price that the heads show to be enough.
 */
export function walkedByPrice(
  viewer: Viewer,
  { categoryId, columns, where, dearest, limit }: Walk,
): RawBuilder<unknown> {
  const direction = dearest ? sql`desc` : sql``
  const walk = (lists: RawBuilder<unknown>, reached: RawBuilder<unknown>, most: RawBuilder<unknown> | number) => sql`
    select ${columns}, p.amount, p.amount * list.units as comparable
    from ${lists} list cross join lateral (
      select p.*, price.amount
      from product_prices price
      cross join lateral (select * from products p where p.id = price.product_id and ${where} offset 0) p
      where price.seller_id = list.seller_id and price.category_id = list.category_id and price.unit = list.unit
        and price.levels = list.levels and price.level = list.level and ${reached}
      order by price.amount ${direction}, lower(p.name), p.id
      limit ${most}) p`
  const beyond = dearest ? sql`0` : sql`'infinity'::numeric`
  const nothing = dearest ? sql`'infinity'::numeric` : sql`0`
  const inUnits = sql`last.comparable * 100 / list.units`
  return sql`
    with recursive part as (
      ${partsOfLists(openTo(viewer), categoryId)}),
    list as materialized (
      select p.*, ${unitsInBase} as units, case when p.levels & (1 << p.price_level) > 0 then p.price_level else 1 end as level
      from part p),
    head as materialized (
      ${walk(sql`list`, sql`true`, sql`(select ceil(2 * ${limit}::numeric / greatest(count(*), 1)) from list)`)}),
    reached as materialized (
      select list.*,
        case
          when last.id is null or (list.units is not null and last.comparable is null) then ${beyond}
          when list.units is not null then ${dearest ? sql`floor(${inUnits})` : sql`ceil(${inUnits})`} / 100
          when last.comparable is null then last.amount
          else ${nothing} end as reach
      from list left join (
        select id, comparable, amount from head
        order by comparable ${direction} nulls last, amount ${direction} offset ${limit - 1} limit 1) last on true)
    ${walk(sql`reached`, dearest ? sql`price.amount >= list.reach` : sql`price.amount <= list.reach`, limit)}`
}

/** Each seller's prices by category, unit and levels, which are few, as the index of prices begins. */
function partsOfLists(open: RawBuilder<unknown>, categoryId: number | undefined): RawBuilder<unknown> {
  const first = (of: RawBuilder<unknown>, after: RawBuilder<unknown>) => sql`
    select ${of}.seller_id, ${of}.price_level, price.*
    from ${of} cross join lateral (
      select category_id, unit, levels from product_prices
      where seller_id = ${of}.seller_id ${categoryId ? sql`and category_id = ${categoryId}` : sql``} ${after}
      order by category_id, unit, levels limit 1) price`
  return sql`
    select * from (with open as (${open}) ${first(sql`open`, sql``)}) first
    union all
    ${first(sql`part`, sql`and (category_id, unit, levels) > (part.category_id, part.unit, part.levels)`)}`
}

/** Whose prices a viewer sees, and at which level. */
function openTo(viewer: Viewer): RawBuilder<unknown> {
  if (isSeller(viewer)) return sql`select ${viewer.companyId}::uuid as seller_id, 1::smallint as price_level`
  const mine = subscriptionsOf(isBuyer(viewer) ? viewer.companyId : null)
  return sql`select seller_id, price_level from ${mine} mine where status = 'active'`
}

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
  lowestPrice: DecimalText | null
  negoPercent: DecimalText | null
}

/** Writes the price lists and bargaining terms of new products. */
export async function insertPrices(tx: Tx, products: readonly Priced[]): Promise<void> {
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
        .selectFrom(given('price', columns, prices))
        .innerJoin('products as p', 'p.id', 'price.id')
        .select(['price.id', 'price.level', 'price.amount', 'price.levels', 'p.seller_id', 'p.category_id', 'p.unit']),
    )
    .execute()
  const set = products.flatMap(({ id, lowestPrice, negoPercent }) =>
    lowestPrice === null || negoPercent === null ? [] : [{ id, lowestPrice, negoPercent }],
  )
  const terms = given('terms', { id: 'integer', lowestPrice: 'numeric', negoPercent: 'numeric' }, set)
  await tx
    .insertInto('product_nego_terms')
    .columns(['product_id', 'lowest_price', 'nego_percent'])
    .expression((eb) => eb.selectFrom(terms).selectAll())
    .execute()
}

/** Writes them anew, of a product that is locked. */
export async function replacePrices(tx: Tx, product: Priced): Promise<void> {
  await tx.deleteFrom('product_prices').where('product_id', '=', product.id).execute()
  await tx.deleteFrom('product_nego_terms').where('product_id', '=', product.id).execute()
  await insertPrices(tx, [product])
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
