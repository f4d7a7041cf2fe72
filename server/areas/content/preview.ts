import type { Section } from '#domain/content/contract.ts'
import type { WrittenArticle } from '#domain/content/contract-articles.ts'
import type { Deps } from '#server/deps.ts'
import { checkHeadPicture, checkPictures, checkText } from './check-text.ts'
import type { ArticleRow } from './queries.ts'
import { findPictures } from './queries-pictures.ts'
import { textRead } from './text-aside.ts'

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

/** What readers would see of a text. @throws Refusal text_* */
export async function previewText({ db }: Deps, written: string): Promise<Section[]> {
  await checkText(written, 'text')
  await checkPictures((hashes) => findPictures(db, hashes), written, 'text')
  return (await textRead(written)).sections
}
