import { sql } from 'kysely'
import { materialFacts } from '#server/areas/materials/public.ts'
import type { Db } from '#server/platform/database.ts'
import { statement } from '#server/platform/statement.ts'
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
