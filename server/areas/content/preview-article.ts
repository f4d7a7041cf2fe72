import type { WrittenArticle } from '#domain/content/contract-articles.ts'
import type { Deps } from '#server/deps.ts'
import { checkHeadPicture, checkPictures } from './check-pictures.ts'
import { checkText } from './check-text.ts'
import type { ArticleRow } from './queries.ts'
import { findPictures } from './queries-pictures.ts'

/** What readers would see of an article, were it published now. @throws Refusal text_* | head_picture_text */
export async function previewArticle(
  { db, now }: Deps,
  written: WrittenArticle,
): Promise<{ article: ArticleRow; related: ArticleRow[] }> {
  await checkText(written.body, 'body')
  const find = (hashes: readonly string[]) => findPictures(db, hashes)
  await checkPictures(find, written.body, 'body')
  await checkHeadPicture(find, written.headPicture, written.headPictureText)
  return { article: { id: 0, ...written, publishedAt: now(), revisedAt: null }, related: [] }
}
