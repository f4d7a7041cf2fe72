import { type RawBuilder, sql } from 'kysely'
import { isBuyer, isSeller, type Seller, type Viewer, visitor } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import type { BargainingTerms } from '#domain/catalogue/prices/bargaining-terms.ts'
import type { PreviewAs } from '#domain/catalogue/prices/preview-as.ts'
import type { PriceStep } from '#domain/catalogue/prices/price-step.ts'
import type { CompanyId } from '#domain/ids.ts'
import { type DecimalText, quantityText } from '#domain/money.ts'
import { joinSubscription } from '#server/areas/subscriptions/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import { type RowOf, statement } from '#server/platform/statement.ts'

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

/** Prices as `viewer` sees them, of the least that is sold. */
export function pricesVisibleTo(viewer: Viewer): VisiblePrices {
  const buyerId = isBuyer(viewer) ? viewer.companyId : null
  const subscribed = sql<DecimalText | null>`case
    when subscription.status = 'active' then ${amountFor(viewer, sql`subscription.price_level`)} end`
  return { joins: joinSubscription(buyerId, sql`p.seller_id`), amount: buyerId ? subscribed : ownListPrice(viewer) }
}

/**
 * Prices of the seller's own products as another viewer sees them, by the same rules. A price level is previewed with a
 * fictitious active subscription, without any customer's own list [SHOP-2].
 */
export function pricesPreviewed(seller: Seller, previewAs: PreviewAs): VisiblePrices {
  if (previewAs.kind === 'level') {
    return {
      joins: subscribedAt(previewAs.level),
      amount: ofOwn(seller, amountFor(seller, sql`subscription.price_level`)),
    }
  }
  return pricesVisibleTo(previewAs.kind === 'customer' ? customerSeeing(seller, previewAs.customerId) : visitor)
}

/** The customer as a viewer, on the day on which the seller asks. */
function customerSeeing(seller: Seller, companyId: CompanyId): Viewer {
  return { ...seller, companyId, companyKind: 'buyer' }
}

function subscribedAt(level: number): RawBuilder<unknown> {
  return sql`cross join (
    select null::uuid as id, 'active'::text as status, ${level}::smallint as price_level) subscription`
}

/** The list price of a product `p`; null unless it is the viewer's own. */
export function ownListPrice(viewer: Viewer): RawBuilder<DecimalText | null> {
  if (!isSeller(viewer)) return sql`null::numeric`
  return ofOwn(viewer, amountFor(viewer, sql`1`))
}

/** The price of the seller's own product `p` at a level with a price of its own; null where it has none. */
export function ownPriceAt(seller: Seller, level: number): RawBuilder<DecimalText | null> {
  return ofOwn(
    seller,
    sql`(select price.amount from product_prices price where price.product_id = p.id and price.level = ${level})`,
  )
}

function ofOwn(seller: Seller, amount: RawBuilder<DecimalText | null>): RawBuilder<DecimalText | null> {
  return sql`case when p.seller_id = ${seller.companyId}::uuid then ${amount} end`
}

/** The unit price of a product `p` at a level; one without a price has the list price [SHOP-3]. */
function amountFor(viewer: Viewer, level: RawBuilder<unknown>): RawBuilder<DecimalText | null> {
  return sql`(
    select coalesce(
      (select r.amount from price_rules r
        where r.product_id = p.id and ${ruleFor(viewer, sql`price.level`)}
        order by r.buyer_id nulls last limit 1),
      price.amount)
    from product_prices price
    where price.product_id = p.id and price.level in (1, ${level}) order by price.level desc limit 1)`
}

/** Whether a rule `r` sets the viewer's price of the minimum purchase today. */
export function ruleFor(viewer: Viewer, level: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(r.from_units = 0 and ${holdsFor(viewer)} and (r.buyer_id = ${customerOf(viewer)} or r.level = ${level}))`
}

/** Not by @>, whose index would be read for all rules of the day: an unknown day is thought to have few. */
export function holdsFor(viewer: Viewer): RawBuilder<boolean> {
  return sql`range_contains_elem(r.days, ${dayOf(viewer)}::date)`
}

export function dayOf(viewer: Viewer): string | null {
  return viewer.kind === 'member' ? viewer.day : null
}

export function customerOf(viewer: Viewer): RawBuilder<unknown> {
  return sql`${isBuyer(viewer) ? viewer.companyId : null}::uuid`
}

/**
 * The prices of these products for a buyer company on a day, by quantity; those whose prices it may not see are missing
 * from the map. `stepAt` gives the price of a line [SHOP-3].
 */
export async function pricesFor(
  db: Db | Tx,
  buyerId: CompanyId,
  productIds: readonly number[],
  now: Date,
): Promise<Map<number, PriceStep[]>> {
  return stepsOf(await pricesOfBuyer.rows(db, buyerId, productIds, businessDay(now)))
}

/** The prices of the seller's product at a price level, by quantity: for a preview [SHOP-2]. */
export async function pricesAtLevel(db: Db, seller: Seller, productId: number, level: number): Promise<PriceStep[]> {
  return stepsOf(await pricesOfLevel.rows(db, seller, productId, level)).get(productId) ?? []
}

function stepsOf(rows: readonly RowOf<typeof stepColumns>[]): Map<number, PriceStep[]> {
  const steps = new Map<number, PriceStep[]>()
  for (const row of rows) {
    const { id, from_units: from, amount, list_name: listName, level, first_day: firstDay, last_day: lastDay } = row
    const step = { from: quantityText(from), amount, listName, level, firstDay, lastDay }
    steps.set(id, [...(steps.get(id) ?? []), step])
  }
  return steps
}

const stepColumns = {
  id: 'integer',
  from_units: 'numeric',
  amount: 'numeric',
  list_name: 'text?',
  level: 'smallint?',
  first_day: 'text?',
  last_day: 'text?',
} as const

export const pricesOfBuyer = statement(
  'what a buyer pays',
  stepColumns,
  (buyerId: CompanyId, productIds: readonly number[], day: BusinessDay) =>
    stepsFor(buyerId, day, joinSubscription(buyerId, sql`p.seller_id`), sql`p.id = any(${productIds}::integer[])`),
)

export const pricesOfLevel = statement(
  'what a price level pays',
  stepColumns,
  ({ companyId, day }: Seller, productId: number, level: number) =>
    stepsFor(null, day, subscribedAt(level), sql`p.id = ${productId} and p.seller_id = ${companyId}::uuid`),
)

/** By a joined `subscription`; of products `p`. */
function stepsFor(
  buyerId: CompanyId | null,
  day: BusinessDay,
  joins: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select p.id, step.*
    from products p ${joins}
    cross join lateral (
      select level, amount, since from product_prices
      where product_id = p.id and level in (1, subscription.price_level) order by level desc limit 1) price
    cross join lateral (
      select r.from_units, r.amount, list.name as list_name, r.level,
        ${firstDayOf(sql`r.days`)} as first_day, ${lastDayOf(sql`r.days`)} as last_day
      from price_rules r left join price_lists list on list.id = r.list_id
      where r.product_id = p.id and r.days @> ${day}::date and (r.buyer_id = ${buyerId}::uuid or r.level = price.level)
      union all
      select 0, price.amount, null, price.level, to_char(price.since, 'YYYY-MM-DD'), null
      where not exists (
        select from price_rules r
        where r.product_id = p.id and r.level = price.level and r.from_units = 0 and r.days @> ${day}::date)) step
    where ${which} and subscription.status = 'active'
    order by p.id, step.from_units, step.list_name`
}

function firstDayOf(days: RawBuilder<unknown>): RawBuilder<string> {
  return sql`to_char(lower(${days}), 'YYYY-MM-DD')`
}

/** The last of them; null where they have no end. */
function lastDayOf(days: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`to_char(upper(${days}) - 1, 'YYYY-MM-DD')`
}

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
  db: Db | Tx,
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
