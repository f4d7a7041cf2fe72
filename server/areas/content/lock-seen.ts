import { Refusal } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import { type EditedArticle, lockEdited } from './queries-articles.ts'

/** An article as somebody was shown it. */
export interface SeenArticle {
  id: number
  revision: number
}

/** The article, which nobody else changes until commit. @throws Refusal article_not_found | article_moved_on */
export async function lockSeen(tx: Tx, { id, revision }: SeenArticle): Promise<EditedArticle> {
  const article = await lockEdited(tx, id)
  if (!article) throw new Refusal('article_not_found', { field: 'id' })
  if (article.revision !== revision) throw new Refusal('article_moved_on', { field: 'revision' })
  return article
}
