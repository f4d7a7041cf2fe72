import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db } from '#server/platform/database.ts'

/** The categories of materials, for other areas' queries to join. */
export const categories = expressionBuilder<DB>().selectFrom('categories').select(['id', 'name'])

/** The material columns that other areas' queries may join; `other_names` in their order [MAT-1]. */
export const materialFacts = expressionBuilder<DB>()
  .selectFrom('materials')
  .select((eb) => [
    'materials.id',
    'slug',
    nameIn(eb, 'id').as('name'),
    nameIn(eb, 'en').as('name_english'),
    'category_id',
    'cas_number',
    'e_number',
    'inci',
    'hs_code',
    'functions',
    'halal_critical',
    'hazard',
    'description',
    sql<string[]>`array(${namesOf(eb).where('kind', '=', 'other').orderBy('position')})`.as('other_names'),
  ])

function nameIn(eb: ExpressionBuilder<DB, 'materials'>, language: 'id' | 'en') {
  return namesOf(eb).where('kind', '=', 'name').where('language', '=', language).$asScalar().$notNull()
}

function namesOf(eb: ExpressionBuilder<DB, 'materials'>) {
  return eb.selectFrom('material_names').select('name').whereRef('material_id', '=', 'materials.id')
}

/** @returns undefined when no material has this slug */
export async function findMaterialId(db: Db, slug: string): Promise<number | undefined> {
  const found = await db.selectFrom('materials').select('id').where('slug', '=', slug).executeTakeFirst()
  return found?.id
}
