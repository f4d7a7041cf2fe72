import { type RawBuilder, sql } from 'kysely'
import { materialFacts } from '#server/areas/materials/public.ts'
import type { Db } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
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

/** The CAS numbers of products whose material has one. */
export function findCasNumbers(db: Db, products: readonly { id: number }[]) {
  return db
    .selectFrom('products as p')
    .innerJoin(materialFacts.as('material'), 'material.id', 'p.material_id')
    .select(['p.id as productId', 'material.cas_number as casNumber'])
    .where('p.id', '=', anyOf(products.map(({ id }) => id)))
    .where('material.cas_number', 'is not', null)
    .$narrowType<{ casNumber: string }>()
    .execute()
}
