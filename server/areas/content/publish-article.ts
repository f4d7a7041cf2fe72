import type { Administrator } from '#domain/accounts/actor.ts'
import { stateOf } from '#domain/content/article-state.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { publishToVisitors } from '#server/platform/live/publish.ts'
import {
  findVersion,
  hasTurned,
  isSlugTaken,
  lockArticleAddresses,
  setShowing,
  showVersion,
} from './queries-articles.ts'
import { type ExpectedArticle, lockExpected, type SavedArticle } from './write-article.ts'

/** When readers are to see it. */
export interface Times {
  /** Null: from now on, or since it was first shown. */
  from: Date | null
  /** Null: without an end. */
  until: Date | null
}

/**
 * Shows the newest version of an article from an instant on. One that readers see already gets its new version at once,
 * and keeps the day of its first one [ADM-4].
 * @throws Refusal article_not_found | article_moved_on | article_slug_taken | article_times
 */
export async function publishArticle(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedArticle,
  times: Times,
): Promise<SavedArticle> {
  return deps.db.transaction().execute((tx) => publishIn(tx, administrator, expected, times, deps.now()))
}

async function publishIn(
  tx: Tx,
  administrator: Administrator,
  expected: ExpectedArticle,
  { from, until }: Times,
  now: Date,
): Promise<SavedArticle> {
  await lockArticleAddresses(tx)
  const article = await lockExpected(tx, expected)
  const { id, revision, newestVersion, shownVersion } = article
  const written = await findVersion(tx, id, newestVersion)
  if (!written) throw new Error(`article ${id} has no version ${newestVersion}`)
  if (await isSlugTaken(tx, written.slug, id)) throw new Refusal('article_slug_taken', { field: 'slug' })
  const isShown = stateOf(article, now) === 'shown'
  const publishedAt = isShown ? article.publishedAt : from && from > now ? from : now
  if (publishedAt === null) throw new Error(`article ${id} is shown since never`)
  if (until && (until <= now || until <= publishedAt)) throw new Refusal('article_times', { field: 'withdrawnAt' })

  const revisedAt = isShown && newestVersion !== shownVersion ? now : null
  await showVersion(tx, id, { number: newestVersion, written, publishedAt, withdrawnAt: until, revisedAt }, now)
  await audit(
    tx,
    administrator,
    {
      act: 'article.publish',
      thing: { id, name: written.title },
      before: { version: shownVersion, publishedAt: article.publishedAt, withdrawnAt: article.withdrawnAt },
      after: { version: newestVersion, publishedAt, withdrawnAt: until },
    },
    now,
  )
  return { id, revision: revision + 1 }
}

/**
 * Makes a draft again of an article that readers see or are to see.
 * @throws Refusal article_not_found | article_moved_on | article_not_shown
 */
export async function withdrawArticle(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedArticle,
): Promise<SavedArticle> {
  return deps.db.transaction().execute((tx) => withdrawIn(tx, administrator, expected, deps.now()))
}

async function withdrawIn(
  tx: Tx,
  administrator: Administrator,
  expected: ExpectedArticle,
  now: Date,
): Promise<SavedArticle> {
  const article = await lockExpected(tx, expected)
  const { id, revision, shownVersion, publishedAt, withdrawnAt } = article
  if (publishedAt === null) throw new Refusal('article_not_shown')
  const written = await findVersion(tx, id, shownVersion)

  await setShowing(tx, id, { publishedAt: null, withdrawnAt: null }, now)
  await audit(
    tx,
    administrator,
    {
      act: 'article.withdraw',
      thing: { id, ...(written && { name: written.title }) },
      before: { publishedAt, withdrawnAt },
      after: { publishedAt: null, withdrawnAt: null },
    },
    now,
  )
  return { id, revision: revision + 1 }
}

// the job of a minute may come late, or one may be left out
const BEHIND_MS = 3 * 60 * 1000

/** Every node drops the pages it keeps for visitors where an article or a banner has appeared or ended in the last minutes [ADM-4]. */
export async function announceScheduledChanges({ db, now }: Deps): Promise<void> {
  const at = now()
  if (!(await hasTurned(db, new Date(at.getTime() - BEHIND_MS), at))) return
  await db.transaction().execute(publishToVisitors)
}
