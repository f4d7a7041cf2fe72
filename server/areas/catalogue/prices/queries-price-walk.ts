import { type RawBuilder, sql } from 'kysely'
import { isBuyer, isSeller, type Viewer } from '#domain/accounts/actor.ts'
import { subscriptionsOf } from '#server/areas/subscriptions/public.ts'
import { unitsInBase } from '../list/queries-filters.ts'
import { customerOf, dayOf, holdsFor, ruleFor } from './queries-pricing.ts'

interface Walk {
  categoryId: number | undefined
  /** A subquery: only of these of the sellers whose prices the viewer sees. */
  sellers: RawBuilder<unknown> | null
  /** Of the products `p`. */
  columns: RawBuilder<unknown>
  where: RawBuilder<unknown>
  dearest: boolean
  limit: number
}

/**
 * The first products whose prices the viewer sees, in their order, with `amount` and `comparable`, the price of a
 * kilogram or a litre. The price lists of the sellers are walked through side by side, and beside them the prices that hold
 * on some days: first their heads, then those of which the heads show that more may be wanted. What is sold in other units
 * comes behind all others, and is read where these are too few.
 */
export function walkedByPrice(viewer: Viewer, walk: Walk): RawBuilder<unknown> {
  const { categoryId, sellers, columns, where, dearest, limit } = walk
  const shown = sql`${columns}, p.amount, p.comparable`
  const walks = (lists: RawBuilder<unknown>, wanted: RawBuilder<boolean>, most: RawBuilder<unknown>) =>
    sql.join(
      [pricesInOrder, rulesInOrder].map(
        (inOrder, place) => sql`
          select list.no, ${sql.lit(place)} as kind, ${shown}
          from ${lists} list cross join lateral (${inOrder(viewer, walk, wanted)} limit ${most}) p
          where ${sql.lit(place)} = any(list.kinds)`,
      ),
      sql` union all `,
    )
  return sql`
    with recursive part as (
      ${partsOfLists(openTo(viewer, sellers), categoryId)}),
    list as materialized (
      select part.*, array[0, 1] as kinds, row_number() over () as no,
        case when levels & (1 << price_level) > 0 then price_level else 1 end as level
      from part),
    heads as materialized (
      select ceil(2 * ${limit}::numeric / greatest(count(*), 1)) as each from list),
    head as materialized (
      ${walks(sql`list`, sql`price.comparable is not null`, sql`(select each from heads)`)}),
    reached as materialized (
      select comparable from head order by comparable ${dearest ? sql`desc` : sql``} offset ${limit - 1} limit 1),
    -- whose heads are not their ends, and all within reach
    further as materialized (
      select list.seller_id, list.category_id, list.levels, list.level, list.no, array_agg(more.kind) as kinds
      from (
        select no, kind from head group by no, kind
        having count(*) >= (select each from heads)
          and coalesce(${dearest ? sql`min(comparable) >=` : sql`max(comparable) <=`} (select comparable from reached), true)
      ) more join list on list.no = more.no
      group by list.seller_id, list.category_id, list.levels, list.level, list.no),
    based as materialized (
      select ${shown} from head p
      where not exists (select from further where further.no = p.no and p.kind = any(further.kinds))
      union all
      select ${shown} from (
        ${walks(sql`further`, dearest ? sql`price.comparable >= ${reachedOr(sql`0`)}` : sql`price.comparable <= ${reachedOr(sql`'infinity'`)}`, sql`${limit}`)}) p)
    select * from based
    union all
    select ${shown} from (
      ${walks(sql`list`, sql`price.comparable is null`, sql`${limit}`)}) p
    where (select count(*) from based) < ${limit}
    union all
    select ${columns}, r.amount, r.amount * ${unitsInBase}
    from (${openTo(viewer, sellers)}) open
    join price_rules r on r.seller_id = open.seller_id
    cross join lateral (select * from products p where p.id = r.product_id and ${where} offset 0) p
    where r.buyer_id = ${customerOf(viewer)} and r.from_units = 0 and ${holdsFor(viewer)}`
}

function reachedOr(end: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce((select comparable from reached), ${end}::numeric))`
}

// Whether a rule stands in the way is asked by `is not true`: PostgreSQL then expects one for half of the prices. Asked by
// `is null` it expects hardly a price to be left, and may read and sort them all instead of walking along their order.

/** The prices of a `list` that no rule replaces today, with their products, in their order. */
function pricesInOrder(viewer: Viewer, walk: Walk, wanted: RawBuilder<boolean>): RawBuilder<unknown> {
  const replaced = sql`
    select true from price_rules r where r.product_id = price.product_id and ${ruleFor(viewer, sql`list.level`)} limit 1`
  return inOrder(walk, sql`product_prices`, sql`${wanted} and (${replaced}) is not true`)
}

/** The prices of rules in force today, in their order, except where the customer has its own. */
function rulesInOrder(viewer: Viewer, walk: Walk, wanted: RawBuilder<boolean>): RawBuilder<unknown> {
  const own = sql`
    select true from price_rules r
    where r.product_id = price.product_id and r.buyer_id = ${customerOf(viewer)} and r.from_units = 0 and ${holdsFor(viewer)}
    limit 1`
  const holds = sql`price.from_units = 0 and range_contains_elem(price.days, ${dayOf(viewer)}::date)`
  return inOrder(walk, sql`price_rules`, sql`${holds} and ${wanted} and (${own}) is not true`)
}

function inOrder(
  { categoryId, where, dearest }: Walk,
  prices: RawBuilder<unknown>,
  wanted: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const direction = dearest ? sql`desc` : sql``
  return sql`
    select p.*, price.amount, price.comparable
    from ${prices} price
    cross join lateral (select * from products p where p.id = price.product_id and ${where} offset 0) p
    where price.seller_id = list.seller_id ${categoryId ? sql`and price.category_id = list.category_id` : sql``}
      and price.levels = list.levels and price.level = list.level and ${wanted}
    order by price.comparable ${direction}, price.amount ${direction}, lower(p.name), p.id`
}

/** Each seller's prices by levels, which are few, as an index of prices begins; `category_id` is null for all. */
function partsOfLists(open: RawBuilder<unknown>, categoryId: number | undefined): RawBuilder<unknown> {
  const category = sql`${categoryId || null}::smallint`
  const first = (of: RawBuilder<unknown>, after: RawBuilder<unknown>) => sql`
    select ${of}.seller_id, ${of}.price_level, ${category} as category_id, price.levels
    from ${of} cross join lateral (
      select levels from product_prices
      where seller_id = ${of}.seller_id ${categoryId ? sql`and category_id = ${category}` : sql``} ${after}
      order by levels limit 1) price`
  return sql`
    select * from (with open as (${open}) ${first(sql`open`, sql``)}) first
    union all
    ${first(sql`part`, sql`and levels > part.levels`)}`
}

/** The sellers whose prices a viewer sees, and their levels; of `sellers` alone, a subquery, if given. */
function openTo(viewer: Viewer, sellers: RawBuilder<unknown> | null): RawBuilder<unknown> {
  const among = sellers ? sql`seller_id in ${sellers}` : sql`true`
  if (isSeller(viewer))
    return sql`
      select seller_id, price_level from (select ${viewer.companyId}::uuid as seller_id, 1::smallint as price_level) own
      where ${among}`
  const mine = subscriptionsOf(isBuyer(viewer) ? viewer.companyId : null)
  return sql`select seller_id, price_level from ${mine} mine where status = 'active' and ${among}`
}
