import { sql } from 'kysely'
import type { FoundMaterial } from '#domain/materials/contract.ts'
import type { EditableCategory } from '#domain/materials/contract-categories.ts'
import { foldName } from '#domain/materials/facts.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, containing } from '#server/platform/sql-input.ts'
import { materialFacts } from './queries-facts.ts'

/** The `most` materials that best match: by number, by a whole name, by the prefix of one, by all words of one. */
export function searchMaterials(
  db: Db,
  keyword: string,
  words: readonly string[],
  most: number,
): Promise<FoundMaterial[]> {
  return inOrder(placed(db, keyword, words))
    .limit(most)
    .execute()
}

/** A page of the materials that a keyword means, the likeliest first; of all by name where it is empty. */
export async function findMaterialPage(
  db: Db,
  keyword: string,
  words: readonly string[],
  page: { limit: number; offset: number },
): Promise<{ materials: FoundMaterial[]; total: number }> {
  const matching = placed(db, keyword, words, keyword === '')
  const materials = await inOrder(matching).limit(page.limit).offset(page.offset).execute()
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { materials, total }
}

function inOrder(matching: ReturnType<typeof placed>) {
  return matching
    .select(['id', 'slug', 'name', 'nameEnglish', 'casNumber', 'categoryName'])
    .orderBy('place')
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
}

/** Materials with how well they match, the best 0; without those that do not, unless `all` are requested. */
function placed(db: Db, keyword: string, words: readonly string[], all = false) {
  const whole = words.join('-')
  const numbered = sql<boolean>`lower(${keyword}) in (lower(m.cas_number), lower(m.e_number), lower(m.inci))`
  const named = sql<number | null>`(
    select min(case when folded = ${whole} then 1 when starts_with(folded, ${whole}) then 2 else 3 end)
    from material_names where material_id = m.id and folded like all(${words.map((word) => containing(word))}::text[]))`
  return db
    .selectFrom(
      presentMaterials(db)
        .select(
          sql<number | null>`case when ${all} or ${numbered} then 0 when ${whole} <> '' then ${named} end`.as('place'),
        )
        .as('found'),
    )
    .where('place', 'is not', null)
}

/** Materials by their ids; those that were merged are not found. */
export async function findFoundMaterials(db: Db, ids: readonly number[]): Promise<Map<number, FoundMaterial>> {
  const found = await presentMaterials(db).where('m.id', '=', anyOf(ids)).execute()
  return new Map(found.map((material) => [material.id, material]))
}

function presentMaterials(db: Db) {
  return db
    .selectFrom(materialFacts.as('m'))
    .innerJoin('materials as held', 'held.id', 'm.id')
    .innerJoin('categories as category', 'category.id', 'm.category_id')
    .select([
      'm.id',
      'm.slug',
      'm.name',
      'm.name_english as nameEnglish',
      'm.cas_number as casNumber',
      'category.name as categoryName',
    ])
    .where('held.merged_into', 'is', null)
}

/**
 * Locks the names of materials, written or proposed: of two concurrent writers of the same name, the second finds the
 * first. Taken before any material is locked, so that merges in both directions never wait for each other.
 */
export async function lockNames(tx: Tx): Promise<void> {
  const lock = sql`pg_advisory_xact_lock(hashtextextended('names of materials', 0))`
  await tx.selectNoFrom(lock.as('held')).execute()
}

interface Sought {
  /** As foldName gives them. */
  names: readonly string[]
  casNumber: string | null
}

/**
 * The material that has one of these names or this number already; `among` the names it is called by, or further names
 * too. A material that was merged has passed its names on.
 */
export async function findSame(
  tx: Tx,
  { names, casNumber }: Sought,
  { among, except = null }: { among: 'called' | 'all'; except?: number | null },
): Promise<{ by: 'cas' | 'name'; name: string } | undefined> {
  // what was merged has left its number among the further names
  const hasNumber = sql<boolean>`(m.cas_number = ${casNumber} or exists (
    select from material_names numbered
    where numbered.material_id = m.id and numbered.folded = ${casNumber && foldName(casNumber)}))`
  return tx
    .selectFrom(materialFacts.as('m'))
    .innerJoin('materials as held', 'held.id', 'm.id')
    .select(['m.name', sql<'cas' | 'name'>`case when ${hasNumber} then 'cas' else 'name' end`.as('by')])
    .where('held.merged_into', 'is', null)
    .where('m.id', 'is distinct from', except)
    .where((eb) =>
      eb.or([
        hasNumber,
        eb.exists(
          eb
            .selectFrom('material_names as named')
            .select('named.material_id')
            .whereRef('named.material_id', '=', 'm.id')
            .where('named.folded', '=', anyOf(names))
            .where((named) => named.or([named('named.kind', '=', 'name'), named.lit(among === 'all')])),
        ),
      ]),
    )
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst()
}

/** All of them by id, each with the number of its materials. */
export function findEditableCategories(db: Db | Tx): Promise<EditableCategory[]> {
  return db
    .selectFrom('categories as category')
    .select(({ fn, cast, selectFrom }) => [
      'category.id',
      'category.revision',
      'category.name',
      'category.text',
      cast<number>(
        selectFrom('materials as material')
          .select(fn.countAll().as('count'))
          .whereRef('material.category_id', '=', 'category.id')
          .where('material.merged_into', 'is', null),
        'integer',
      ).as('materialCount'),
    ])
    .orderBy('category.id')
    .execute()
}

/** A category, locked until commit. */
export function lockCategory(tx: Tx, id: number) {
  return tx
    .selectFrom('categories')
    .select(['name', 'text', 'revision'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Moves the revision. Visitors' pages follow by a trigger (decision 0024). */
export async function saveCategoryText(tx: Tx, id: number, text: string): Promise<void> {
  await tx
    .updateTable('categories')
    .set(({ eb }) => ({ text, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
