import { sql } from 'kysely'
import type { ArticleState, Showing } from '#domain/content/article-state.ts'
import type { WrittenArticle } from '#domain/content/contract-articles.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { containing } from '#server/platform/sql-input.ts'

/** An article as its administrators see it. */
export interface EditedArticle extends Showing {
  id: number
  revision: number
  shownVersion: number
  newestVersion: number
  shownSlug: string
}

export interface ListedRow extends Showing {
  id: number
  title: string
  category: string
  changedAt: Date
  shownVersion: number
  newestVersion: number
}

interface ArticleParams {
  keyword: string
  state: ArticleState | undefined
}

/** Each with the title of its newest version, the last changed first. */
export function findAll(
  db: Db,
  params: ArticleParams,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedRow[]> {
  return matching(db, params, now)
    .select([
      'article.id',
      'newest.title',
      'newest.category',
      'article.published_at as publishedAt',
      'article.withdrawn_at as withdrawnAt',
      'article.changed_at as changedAt',
      'article.shown_version as shownVersion',
      'newest.number as newestVersion',
    ])
    .orderBy('article.changed_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countAll(db: Db, params: ArticleParams, now: Date): Promise<number> {
  const { total } = await matching(db, params, now)
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function matching(db: Db, { keyword, state }: ArticleParams, now: Date) {
  const like = containing(keyword)
  return withNewest(db)
    .$if(like !== null, (query) => query.where('newest.title', 'ilike', like))
    .$if(state === 'draft', (query) => query.where('article.published_at', 'is', null))
    .$if(state === 'planned', (query) => query.where('article.published_at', '>', now))
    .$if(state === 'withdrawn', (query) => query.where('article.withdrawn_at', '<=', now))
    .$if(state === 'shown', (query) =>
      query
        .where('article.published_at', '<=', now)
        .where((where) =>
          where.or([where('article.withdrawn_at', 'is', null), where('article.withdrawn_at', '>', now)]),
        ),
    )
}

function withNewest(db: Db) {
  return db.selectFrom('articles as article').innerJoinLateral(
    (join) =>
      join
        .selectFrom('article_versions as version')
        .select(['version.number', 'version.title', 'version.category'])
        .whereRef('version.article_id', '=', 'article.id')
        .orderBy('version.number', 'desc')
        .limit(1)
        .as('newest'),
    (on) => on.onTrue(),
  )
}

function edited(db: Db) {
  return withNewest(db).select([
    'article.id',
    'article.revision',
    'article.shown_version as shownVersion',
    'newest.number as newestVersion',
    'article.slug as shownSlug',
    'article.published_at as publishedAt',
    'article.withdrawn_at as withdrawnAt',
  ])
}

export function findEdited(db: Db, id: number): Promise<EditedArticle | undefined> {
  return edited(db).where('article.id', '=', id).executeTakeFirst()
}

/** An article for editing, locked until commit. */
export async function lockEdited(tx: Tx, id: number): Promise<EditedArticle | undefined> {
  await tx.selectFrom('articles').select('id').where('id', '=', id).forUpdate().execute()
  return findEdited(tx, id)
}

/** One version of what was written. */
export function findVersion(db: Db, id: number, number: number): Promise<WrittenArticle | undefined> {
  return db
    .selectFrom('article_versions')
    .select([
      'title',
      'slug',
      'category',
      'author_role as authorRole',
      'cover_keyword as coverKeyword',
      'head_picture as headPicture',
      'head_picture_text as headPictureText',
      'body',
      'related_categories as relatedCategories',
    ])
    .where('article_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
}

/** Newest first. */
export function findVersions(db: Db, id: number): Promise<{ number: number; title: string; writtenAt: Date }[]> {
  return db
    .selectFrom('article_versions')
    .select(['number', 'title', 'written_at as writtenAt'])
    .where('article_id', '=', id)
    .orderBy('number', 'desc')
    .execute()
}

/** Whether readers see another article under these words, or are to. */
export async function isSlugTaken(tx: Tx, slug: string, but: number | undefined): Promise<boolean> {
  const other = await tx
    .selectFrom('articles')
    .select('id')
    .where('slug', '=', slug)
    .$if(but !== undefined, (query) => query.where('id', '!=', but ?? 0))
    .executeTakeFirst()
  return other !== undefined
}

/** Those who give articles their words wait for one another until commit. */
export async function lockArticleAddresses(tx: Tx): Promise<void> {
  const lock = sql`pg_advisory_xact_lock(hashtextextended('addresses of articles', 0))`
  await tx.selectNoFrom(lock.as('turn')).execute()
}

/** A draft, with its first version. @returns its id */
export async function insertDraft(tx: Tx, written: WrittenArticle, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('articles')
    .values({ ...columnsOf(written), changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertVersion(
  tx: Tx,
  id: number,
  number: number,
  written: WrittenArticle,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('article_versions')
    .values({ article_id: id, number, ...columnsOf(written), written_at: now })
    .execute()
}

interface Shown extends Showing {
  /** The version that readers are to see, and what is written in it. */
  number: number
  written: WrittenArticle
  revisedAt: Date | null
}

/** Publishes a version from now on; raises the revision. */
export async function showVersion(tx: Tx, id: number, shown: Shown, now: Date): Promise<void> {
  const { number, written, publishedAt, withdrawnAt, revisedAt } = shown
  await tx
    .updateTable('articles')
    .set({
      ...columnsOf(written),
      shown_version: number,
      published_at: publishedAt,
      withdrawn_at: withdrawnAt,
      ...(revisedAt && { revised_at: revisedAt }),
      changed_at: now,
    })
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** From when on and until when readers see it; moves the revision. */
export async function setShowing(tx: Tx, id: number, { publishedAt, withdrawnAt }: Showing, now: Date): Promise<void> {
  await tx
    .updateTable('articles')
    .set({ published_at: publishedAt, withdrawn_at: withdrawnAt, changed_at: now })
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

function columnsOf({ title, slug, category, body, ...rest }: WrittenArticle) {
  return {
    title,
    slug,
    category,
    author_role: rest.authorRole,
    cover_keyword: rest.coverKeyword,
    head_picture: rest.headPicture,
    head_picture_text: rest.headPictureText,
    body,
    related_categories: rest.relatedCategories,
  }
}

/** Whether an article or a banner has become or ceased to be what readers see between two instants. */
export async function hasTurned(db: Db, after: Date, until: Date): Promise<boolean> {
  const turned = await db
    .selectFrom(times(db).as('one'))
    .select('published_at')
    .where((where) =>
      where.or([
        where.and([where('published_at', '>', after), where('published_at', '<=', until)]),
        where.and([where('withdrawn_at', '>', after), where('withdrawn_at', '<=', until)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return turned !== undefined
}

function times(db: Db) {
  return db
    .selectFrom('articles')
    .select(['published_at', 'withdrawn_at'])
    .unionAll(db.selectFrom('banners').select(['shown_from as published_at', 'shown_until as withdrawn_at']))
}
