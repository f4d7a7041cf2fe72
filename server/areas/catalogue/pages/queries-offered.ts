import { type RawBuilder, sql } from 'kysely'
import { attributeOf, STORED_FROM, storedCountOr } from '../list/queries-stored-counts.ts'

/** The offers of a material that are on sale, as a subquery. */
export function offered(materialId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select from products p where p.material_id = ${materialId} and p.status = 'published'`
}

/** How many offers a material has, as a subquery. */
export function offersOf(materialId: RawBuilder<unknown>): RawBuilder<unknown> {
  const counted = sql`(select count(*)::int from (${offered(materialId)} limit ${sql.lit(STORED_FROM)}) few)`
  return storedCountOr(counted, { within: sql`0`, having: attributeOf('material', materialId) })
}
