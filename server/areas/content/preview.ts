import type { Section } from '#domain/content/contract.ts'
import type { WrittenArticle } from '#domain/content/contract-articles.ts'
import type { Deps } from '#server/deps.ts'
import { checkHeadPicture, checkPictures, checkText } from './check-text.ts'
import type { ArticleRow } from './queries.ts'
import { findPictures } from './queries-pictures.ts'
import { textRead } from './text-aside.ts'

/** A preview of an article, as readers would see it now. @throws Refusal text_* | head_picture_text */
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

/** A preview of a text, as readers would see it. @throws Refusal text_* */
export async function previewText({ db }: Deps, written: string): Promise<Section[]> {
  await checkText(written, 'text')
  await checkPictures((hashes) => findPictures(db, hashes), written, 'text')
  return (await textRead(written)).sections
}
