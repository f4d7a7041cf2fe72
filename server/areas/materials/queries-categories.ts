import type { HeldCategory } from '#domain/materials/codec-categories.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** All of them by id, each with the number of its materials. */
export function findHeldCategories(db: Db | Tx): Promise<HeldCategory[]> {
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

/** The category, which nobody else changes until commit. */
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
