import { sql } from 'kysely'
import { companyFacts } from '#server/areas/companies/public.ts'
import { materialFacts } from '#server/areas/materials/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { statement } from '#server/platform/statement.ts'
import { noteAvailabilityLater } from '../stock/queries-availability.ts'

/** By what offers are counted and can be filtered, each kind within a category and beside each other kind [MAT-6]. */
export const countedKinds = [
  'category',
  'seller_type',
  'seller',
  'function',
  'grade',
  'origin',
  'form',
  'pack_size',
  'halal',
  'ready',
] as const
/** Of a material only its own offers are counted. */
export type AttributeKind = (typeof countedKinds)[number] | 'material'

/** The value of what an offer has or has not. */
export const YES = 'yes'

// stored counts are behind by this and by the time that counting takes [MAT-6]
const EVERY_MS = 2000

/**
 * Counts offers that have changed, and notes what availability had to wait for, until it is closed; of all nodes one
 * counts at a time.
 */
export function refreshCounts(db: Db, warn: (error: unknown) => void): { close: () => Promise<void> } {
  const closing = new AbortController()
  let counting: Promise<void> | null = null
  const timer = setInterval(() => {
    counting ??= countAll(db, closing.signal)
      .catch(warn)
      .finally(() => {
        counting = null
      })
  }, EVERY_MS)
  return {
    async close() {
      clearInterval(timer)
      closing.abort()
      await counting
    },
  }
}

async function countAll(db: Db, closing: AbortSignal): Promise<void> {
  await db.transaction().execute(noteAvailabilityLater)
  let more = true
  while (more && !closing.aborted) more = await db.transaction().execute(countChangedOffers)
}

/** So many offers are counted in one go: it takes well under a second. */
const BATCH = 1000
const LOCK = 0x6f66_6672

/**
 * Counts offers that have changed since they were counted, at most a thousand. Does nothing while another node does it.
 * @returns whether there may be more
 */
export async function countChangedOffers(tx: Tx): Promise<boolean> {
  const lock = sql<boolean>`pg_try_advisory_xact_lock(${sql.lit(LOCK)})`
  const { taken } = await tx.selectNoFrom(lock.as('taken')).executeTakeFirstOrThrow()
  if (!taken) return false
  const [counted] = await countOffers.rows(tx, BATCH)
  await tidyShowcaseCounts.rows(tx)
  return (counted?.changed ?? 0) >= BATCH
}

// the attributes of each changed offer before and after; the differences of all of them are added up first, so that each
// count is written once
export const countOffers = statement(
  'count changed offers',
  { changed: 'integer' },
  (batch: number) => sql`
    with taken as (
      delete from offers_to_count where id in (select id from offers_to_count order by id limit ${batch})
      returning product_id),
    changed as (select distinct product_id from taken),
    before as (
      select counted.* from offers_counted counted join changed on changed.product_id = counted.product_id),
    described as (
      select p.id as product_id, p.category_id, attribute.kind, attribute.value
      from changed
      join products p on p.id = changed.product_id
      join ${companyFacts} seller on seller.id = p.seller_id
      join ${materialFacts} material on material.id = p.material_id
      cross join lateral (
        values ('category', p.category_id::text), ('seller_type', seller.seller_type), ('seller', p.seller_id::text),
          ('material', p.material_id::text), ('grade', p.grade), ('origin', p.origin), ('form', p.form),
          ('pack_size', p.pack_size), ('halal', case when not material.halal_critical then ${sql.lit(YES)} end),
          ('ready', case when p.available then ${sql.lit(YES)} end)
        union
        select 'function', name from unnest(material.functions) name) attribute (kind, value)
      where p.status = 'published' and attribute.value <> ''),
    named as (
      -- only what is new: an id is used up even by a row that is there already
      insert into offer_attributes (kind, value)
      select distinct kind, value from described
      where not exists (
        select from offer_attributes known where known.kind = described.kind and known.value = described.value)
      returning id, kind, value),
    known as (
      select id, kind, value from named
      union all
      select attribute.id, attribute.kind, attribute.value
      from offer_attributes attribute
      join (select distinct kind, value from described) wanted
        on wanted.kind = attribute.kind and wanted.value = attribute.value),
    after as (
      select product_id, category_id,
        max(known.id) filter (where known.kind = 'category') as category_attribute_id,
        max(known.id) filter (where known.kind = 'material') as material_attribute_id,
        array_agg(known.id) filter (where known.kind not in ('category', 'material')) as attribute_ids
      from described join known on known.kind = described.kind and known.value = described.value
      group by product_id, category_id),
    moved as (
      select -1 as sign, before.* from before
      union all
      select 1, after.* from after),
    difference as (
      select within.category_id, beside.id as having_id, counted.id as attribute_id, sum(moved.sign)::int as offers
      from moved
      cross join lateral unnest(array[0, moved.material_attribute_id] || moved.attribute_ids) beside (id)
      cross join lateral (values (0::smallint), (moved.category_id)) within (category_id)
      cross join lateral (
        select unnest(0 || moved.attribute_ids)
        union all
        select moved.category_attribute_id where within.category_id = 0) counted (id)
      where counted.id = 0 or counted.id <> beside.id
      group by 1, 2, 3
      having sum(moved.sign) <> 0),
    forgotten as (
      delete from offers_counted
      where product_id in (select product_id from before) and product_id not in (select product_id from after)),
    kept as (
      insert into offers_counted (
        product_id, category_id, category_attribute_id, material_attribute_id, attribute_ids)
      select product_id, category_id, category_attribute_id, material_attribute_id, attribute_ids from after
      on conflict (product_id) do update set category_id = excluded.category_id,
        category_attribute_id = excluded.category_attribute_id,
        material_attribute_id = excluded.material_attribute_id, attribute_ids = excluded.attribute_ids),
    written as (
      insert into offer_counts (category_id, having_id, attribute_id, offers)
      select category_id, having_id, attribute_id, offers from difference
      on conflict (category_id, having_id, attribute_id) do update set offers = offer_counts.offers + excluded.offers)
    select count(*)::int as changed from taken`,
)

/** Puts the counts of each collection together, and drops those of collections that are gone. */
export const tidyShowcaseCounts = statement(
  'tidy the counts of showcases',
  { showcases: 'integer' },
  () => sql`
    with many as (
      select showcase_id from showcase_counts group by showcase_id having count(*) > 1 limit ${BATCH}),
    taken as (
      delete from showcase_counts counted using many where counted.showcase_id = many.showcase_id
      returning counted.showcase_id, counted.offers),
    summed as (
      insert into showcase_counts (showcase_id, offers)
      select showcase_id, sum(offers) from taken
      where exists (select from showcases where id = taken.showcase_id)
      group by showcase_id)
    select count(*)::int as showcases from many`,
)
