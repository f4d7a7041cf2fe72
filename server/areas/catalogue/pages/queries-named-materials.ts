import { sql } from 'kysely'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import { materialFacts } from '#server/areas/materials/public.ts'
import { joinSubscription } from '#server/areas/subscriptions/public.ts'
import type { Db } from '#server/platform/database.ts'
import { type RowOf, statement } from '#server/platform/statement.ts'
import { countsOfOffers, rangeOf } from './queries-materials.ts'
import { offered } from './queries-offered.ts'

// some 20 kB on the way to a browser; the rest is found by the search itself
const MOST_NAMES = 1000

/** What the materials that are offered are called, featured ones first [UX-1]. */
export function findNames(db: Db) {
  return namesOnSale.rows(db, MOST_NAMES)
}

export const namesOnSale = statement(
  'names of materials on sale',
  { slug: 'text', name: 'text', nameEnglish: 'text', casNumber: 'text?', eNumber: 'text?' },
  (limit: number) => sql`
    select material.slug, material.name, material.name_english as "nameEnglish", material.cas_number as "casNumber",
      material.e_number as "eNumber"
    from (
      select material_id, featured_rank from material_search search
      where exists (${offered(sql`search.material_id`)})
      order by featured_rank, material_id limit ${limit}) first
    join ${materialFacts} material on material.id = first.material_id
    order by first.featured_rank, first.material_id`,
)

const summaryColumns = {
  slug: 'text',
  name: 'text',
  cas_number: 'text?',
  e_number: 'text?',
  offers: 'integer',
  sellers: 'integer',
  sellers_ready: 'integer',
  // of a buyer; meaningless for anybody else
  sellers_hidden: 'integer',
  document_kinds: 'text[]',
  unit: 'text',
  // without a visible price the amounts are null
  priced: 'integer',
  lowest: 'numeric?',
  median: 'numeric?',
  highest: 'numeric?',
  // how many of the given materials are offered
  total: 'integer',
} as const

export type SummaryRow = RowOf<typeof summaryColumns>

/** What the offers have in common of the first of these materials that are offered, in the order of the ids [UX-1, ROLE-4]. */
export function findSummaries(db: Db, viewer: Viewer, materialIds: readonly number[], limit: number) {
  return materialSummaries.rows(db, viewer, materialIds, limit)
}

export const materialSummaries = statement(
  'materials that a search names, in short',
  summaryColumns,
  (viewer: Viewer, materialIds: readonly number[], limit: number) => sql`
    select material.slug, material.name, material.cas_number, material.e_number, counted.*, ranged.unit, ranged.priced,
      ranged.lowest, ranged.median, ranged.highest, first.total
    from (
      select id, place, count(*) over ()::int as total from unnest(${materialIds}::int[]) with ordinality asked (id, place)
      where exists (${offered(sql`asked.id`)})
      order by place limit ${limit}) first
    join ${materialFacts} material on material.id = first.id
    cross join lateral (
      select ${countsOfOffers},
        array(
          select distinct kind from products held cross join unnest(held.document_kinds) kind
          where held.material_id = first.id and held.status = 'published' order by kind) as document_kinds
      from products p ${joinSubscription(isBuyer(viewer) ? viewer.companyId : null, sql`p.seller_id`)}
      where p.material_id = first.id and p.status = 'published') counted
    cross join lateral (${rangeOf(viewer, sql`first.id`)}) ranged
    order by first.place`,
)
