import type { Administrator } from '#domain/accounts/actor.ts'
import type { EditableCategory } from '#domain/materials/contract-categories.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { findEditableCategories, lockCategory, saveCategoryText } from './queries-names.ts'

/** A category as somebody was shown it. */
export interface ExpectedCategory {
  id: number
  revision: number
}

/**
 * Changes what the home page says of a category; of two concurrent edits the later is refused [ADM-4].
 * @throws Refusal category_not_found | category_moved_on
 */
export function writeCategory(
  deps: Deps,
  administrator: Administrator,
  { id, revision }: ExpectedCategory,
  text: string,
): Promise<EditableCategory[]> {
  return deps.db.transaction().execute(async (tx) => {
    const before = await lockCategory(tx, id)
    if (!before) throw new Refusal('category_not_found', { field: 'id' })
    if (before.revision !== revision) throw new Refusal('category_moved_on', { field: 'revision' })
    await saveCategoryText(tx, id, text)
    const facts = { before: { categoryText: before.text }, after: { categoryText: text } }
    await audit(tx, administrator, { act: 'category.write', thing: { id, name: before.name }, ...facts }, deps.now())
    return findEditableCategories(tx)
  })
}
