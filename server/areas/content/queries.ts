import { sql } from 'kysely'
import { type BusinessDay, startOfDay } from '#domain/business-day.ts'
import type { PageName } from '#domain/content/page-name.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { dateOf } from '#server/platform/sql-input.ts'

/** A published article. */
export interface ArticleRow {
  id: number
  slug: string
  title: string
  category: string
  authorRole: string
  coverKeyword: string
  /** As texts name it; empty where the cover is drawn. */
  headPicture: string
  headPictureText: string
  body: string
  relatedCategories: number[]
  publishedAt: Date
  revisedAt: Date | null
}

function published(db: Db, now: Date) {
  return db
    .selectFrom('articles')
    .where('published_at', '<=', now)
    .where((where) => where.or([where('withdrawn_at', 'is', null), where('withdrawn_at', '>', now)]))
}

function articles(db: Db, now: Date) {
  return published(db, now)
    .select([
      'id',
      'slug',
      'title',
      'category',
      'author_role as authorRole',
      'cover_keyword as coverKeyword',
      'head_picture as headPicture',
      'head_picture_text as headPictureText',
      'body',
      'related_categories as relatedCategories',
      'published_at as publishedAt',
      'revised_at as revisedAt',
    ])
    .$narrowType<{ publishedAt: Date }>()
}

/** The newest first. */
export function findArticles(
  db: Db,
  now: Date,
  category: string | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<ArticleRow[]> {
  return articles(db, now)
    .$if(category !== null, (query) => query.where('category', '=', category))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Their categories by name, with how many there are of each. */
export function countCategories(db: Db, now: Date): Promise<{ name: string; count: number }[]> {
  return published(db, now)
    .select(({ fn, cast }) => ['category as name', cast<number>(fn.countAll(), 'integer').as('count')])
    .groupBy('category')
    .orderBy('category')
    .execute()
}

export function findArticle(
  db: Db,
  now: Date,
  named: { id: number } | { slug: string },
): Promise<ArticleRow | undefined> {
  const found = articles(db, now)
  return 'id' in named
    ? found.where('id', '=', named.id).executeTakeFirst()
    : found.where('slug', '=', named.slug).executeTakeFirst()
}

/** Others of its category first, then those about the same categories of the marketplace; the newest of each first. */
export function findRelated(db: Db, now: Date, article: ArticleRow, most: number): Promise<ArticleRow[]> {
  const shared = sql<boolean>`related_categories && ${article.relatedCategories}::smallint[]`
  return articles(db, now)
    .where('id', '!=', article.id)
    .where(({ or, eb }) => or([eb('category', '=', article.category), shared]))
    .orderBy(({ eb }) => eb('category', '=', article.category), 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** The parts of articles' addresses, for the sitemap. */
export function findArticleNames(db: Db, now: Date): Promise<{ id: number; slug: string }[]> {
  return published(db, now).select(['id', 'slug']).orderBy('id').execute()
}

export interface FaqRow {
  anchor: string
  section: string
  question: string
  answer: string
}

export function findFaq(db: Db): Promise<FaqRow[]> {
  return db
    .selectFrom('faq_entries')
    .select(['anchor', 'section', 'question', 'answer'])
    .where('is_shown', '=', true)
    .orderBy('place')
    .orderBy('id')
    .execute()
}

export function findTestimonials(db: Db): Promise<{ words: string; companyName: string }[]> {
  return db
    .selectFrom('testimonials')
    .select(['words', 'company_name as companyName'])
    .where('is_shown', '=', true)
    .orderBy('place')
    .orderBy('id')
    .execute()
}

export interface PageVersionRow {
  version: string
  validFrom: BusinessDay
  title: string
  body: string
}

/** The versions of a page that are valid or were, the newest first. */
export function findPageVersions(db: Db | Tx, page: PageName, today: BusinessDay): Promise<PageVersionRow[]> {
  return db
    .selectFrom('page_versions')
    .select(({ ref, cast }) => ['version', cast<string>(ref('valid_from'), 'text').as('validFrom'), 'title', 'body'])
    .where('page', '=', page)
    .where('valid_from', '<=', dateOf(today))
    .orderBy('valid_from', 'desc')
    .execute()
}

export interface NewArticle
  extends Omit<ArticleRow, 'id' | 'publishedAt' | 'revisedAt' | 'headPicture' | 'headPictureText'> {
  /** The day of Asia/Jakarta. */
  day: BusinessDay
}

/** Published when their day begins. */
export async function insertArticles(tx: Tx, added: readonly NewArticle[]): Promise<void> {
  const rows = added.map(({ slug, title, category, authorRole, coverKeyword, body, relatedCategories, day }) => ({
    slug,
    title,
    category,
    author_role: authorRole,
    cover_keyword: coverKeyword,
    body,
    related_categories: relatedCategories,
    published_at: startOfDay(day),
    changed_at: startOfDay(day),
  }))
  await tx.insertInto('articles').values(rows).execute()
}

/** In this order. */
export async function insertTestimonials(
  tx: Tx,
  added: readonly { words: string; companyName: string }[],
): Promise<void> {
  const rows = added.map(({ words, companyName }, index) => ({
    place: (index + 1) * 10,
    words,
    company_name: companyName,
  }))
  await tx.insertInto('testimonials').values(rows).execute()
}
