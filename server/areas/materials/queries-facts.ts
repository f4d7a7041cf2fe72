import { expressionBuilder, sql } from 'kysely'
import type { DB } from '#server/platform/database.generated.ts'

/** The categories of materials, for other areas' queries to join. */
export const categories = expressionBuilder<DB>().selectFrom('categories').select(['id', 'name'])

/** The material columns that other areas' queries may join; `other_names` in their order [MAT-1]. */
export const materialFacts = expressionBuilder<DB>()
  .selectFrom('materials')
  .select((eb) => [
    'materials.id',
    'slug',
    'category_id',
    'cas_number',
    'e_number',
    'inci',
    'hs_code',
    'functions',
    'halal_critical',
    'hazard',
    'description',
    sql<string[]>`array(${eb
      .selectFrom('material_names')
      .select('name')
      .whereRef('material_id', '=', 'materials.id')
      .where('kind', '=', 'other')
      .orderBy('position')})`.as('other_names'),
  ])
