import type { Administrator } from '#domain/accounts/actor.ts'
import type { WrittenArticle } from '#domain/content/contract-articles.ts'
import { LONGEST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { slugOf } from '#domain/slug.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { checkHeadPicture, checkPictures, checkText } from './check-text.ts'
import {
  type EditedArticle,
  findVersion,
  insertDraft,
  insertVersion,
  isSlugTaken,
  lockArticleAddresses,
  lockEdited,
  setShowing,
} from './queries-articles.ts'
import { holdPictures } from './queries-pictures.ts'

/** A saved article: its revision, to send back with the next act. */
export interface SavedArticle {
  id: number
  revision: number
}

/**
 * Writes a new version of an article, or a new article without an expected version; readers see neither before it is
 * published [ADM-4].
 * @throws Refusal article_not_found | article_moved_on | article_slug_taken | text_* | head_picture_text
 */
export async function writeArticle(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedArticle | null,
  typed: WrittenArticle,
): Promise<SavedArticle> {
  await checkText(typed.body, 'body')
  const written = { ...typed, slug: typed.slug || slugOf(typed.title).slice(0, LONGEST.articleWords).replace(/-$/, '') }
  // a title in another script has no letters for an address
  if (written.slug === '') throw new Refusal('article_slug_missing', { field: 'slug' })
  return deps.db
    .transaction()
    .execute((tx) =>
      expected
        ? rewriteIn(tx, administrator, expected, written, deps.now())
        : beginIn(tx, administrator, written, deps.now()),
    )
}

async function beginIn(tx: Tx, administrator: Administrator, written: WrittenArticle, now: Date) {
  await holdPicturesOf(tx, written)
  await refuseTaken(tx, written.slug, undefined)

  const id = await insertDraft(tx, written, now)
  await audit(
    tx,
    administrator,
    { act: 'article.write', thing: { id, name: written.title }, after: { ...written, version: 1 } },
    now,
  )
  return { id, revision: 0 }
}

async function rewriteIn(
  tx: Tx,
  administrator: Administrator,
  expected: ExpectedArticle,
  written: WrittenArticle,
  now: Date,
): Promise<SavedArticle> {
  await holdPicturesOf(tx, written)
  await refuseTaken(tx, written.slug, expected.id)
  const article = await lockExpected(tx, expected)
  const { id, revision, newestVersion: last } = article
  const before = await findVersion(tx, id, last)
  // saved twice, it is one version
  if (JSON.stringify(before) === JSON.stringify(written)) return { id, revision }

  await insertVersion(tx, id, last + 1, written, now)
  await setShowing(tx, id, article, now)
  await audit(
    tx,
    administrator,
    {
      act: 'article.write',
      thing: { id, name: written.title },
      before: { ...before, version: last },
      after: { ...written, version: last + 1 },
    },
    now,
  )
  return { id, revision: revision + 1 }
}

/** They stay until the version names them. */
async function holdPicturesOf(tx: Tx, { body, headPicture, headPictureText }: WrittenArticle): Promise<void> {
  const hold = (hashes: readonly string[]) => holdPictures(tx, hashes)
  await checkPictures(hold, body, 'body')
  await checkHeadPicture(hold, headPicture, headPictureText)
}

async function refuseTaken(tx: Tx, slug: string, but: number | undefined): Promise<void> {
  await lockArticleAddresses(tx)
  if (await isSlugTaken(tx, slug, but)) throw new Refusal('article_slug_taken', { field: 'slug' })
}

/** An article as somebody was shown it. */
export interface ExpectedArticle {
  id: number
  revision: number
}

/** An article with its expected version, locked until commit. @throws Refusal article_not_found | article_moved_on */
export async function lockExpected(tx: Tx, { id, revision }: ExpectedArticle): Promise<EditedArticle> {
  const article = await lockEdited(tx, id)
  if (!article) throw new Refusal('article_not_found', { field: 'id' })
  if (article.revision !== revision) throw new Refusal('article_moved_on', { field: 'revision' })
  return article
}
