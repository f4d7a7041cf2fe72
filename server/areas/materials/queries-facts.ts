import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type { MaterialFacts } from '#domain/materials/facts.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/** The categories of materials, for other areas' queries to join. */
export const categories = expressionBuilder<DB>().selectFrom('categories').select(['id', 'name', 'text'])

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

/** Where addresses lead: `slug`, also that of a merged material, and the `material_id` that is there now [MAT-5]. */
export const materialSlugs = expressionBuilder<DB>()
  .selectFrom('materials')
  .select(['slug', sql<number>`coalesce(merged_into, id)`.as('material_id')])

function nameIn(eb: ExpressionBuilder<DB, 'materials'>, language: 'id' | 'en') {
  return namesOf(eb).where('kind', '=', 'name').where('language', '=', language).$asScalar().$notNull()
}

function namesOf(eb: ExpressionBuilder<DB, 'materials'>) {
  return eb.selectFrom('material_names').select('name').whereRef('material_id', '=', 'materials.id')
}

/** @returns undefined when no address has this slug */
export async function findMaterialId(db: Db, slug: string): Promise<number | undefined> {
  const found = await db
    .selectFrom(materialSlugs.as('m'))
    .select('material_id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return found?.material_id
}

export async function hasCategory(db: Db, id: number): Promise<boolean> {
  const found = await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}

/** A material with its version and what became of it. */
export interface CurrentMaterial {
  id: number
  slug: string
  version: number
  mergedInto: number | null
  facts: MaterialFacts
}

/** Materials by their ids, as somebody keeps them. */
export async function findCurrent(db: Db, ids: readonly number[]): Promise<Map<number, CurrentMaterial>> {
  const rows = await db
    .selectFrom(materialFacts.as('m'))
    .innerJoin('materials as held', 'held.id', 'm.id')
    .selectAll('m')
    .select(['held.version', 'held.merged_into'])
    .where('m.id', '=', anyOf(ids))
    .execute()
  const held = rows.map(
    (row): CurrentMaterial => ({
      id: row.id,
      slug: row.slug,
      version: row.version,
      mergedInto: row.merged_into,
      facts: {
        categoryId: row.category_id,
        name: row.name,
        nameEnglish: row.name_english,
        otherNames: row.other_names,
        casNumber: row.cas_number,
        eNumber: row.e_number,
        inci: row.inci,
        hsCode: row.hs_code,
        functions: row.functions,
        halalCritical: row.halal_critical,
        hazard: row.hazard,
        description: row.description,
      },
    }),
  )
  return new Map(held.map((material) => [material.id, material]))
}

/** The materials that go by one of these names in any language, in capitals or not, or have one of these CAS numbers. */
export async function findNamed(
  db: Db | Tx,
  { names, casNumbers }: { names: readonly string[]; casNumbers: readonly string[] },
): Promise<{ id: number; name: string; casNumber: string | null }[]> {
  const lower = names.map((name) => name.toLowerCase())
  return db
    .selectFrom('materials as m')
    .innerJoin('material_names as n', 'n.material_id', 'm.id')
    .select(['m.id', 'n.name', 'm.cas_number as casNumber'])
    .where('m.merged_into', 'is', null)
    .where((eb) =>
      eb.or([eb(eb.fn<string>('lower', ['n.name']), '=', anyOf(lower)), eb('m.cas_number', '=', anyOf(casNumbers))]),
    )
    .orderBy('m.id')
    .execute()
}
