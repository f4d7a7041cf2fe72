import { articleNamed } from '#domain/content/article-state.ts'
import { Refusal } from '#domain/refusal.ts'
import { slugOf } from '#domain/slug.ts'
import type { Deps } from '#server/deps.ts'
import { type ArticleRow, countCategories, findArticle, findArticles, findRelated } from './queries.ts'

const RELATED = 3

interface Wishes {
  /** The slug of a category; undefined for all. */
  category: string | undefined
  /** Counts from 1. */
  page: number
  perPage: number
}

export interface ArticleList {
  articles: ArticleRow[]
  total: number
  page: number
  perPage: number
  categories: { slug: string; name: string; count: number }[]
}

/**
 * A page of the published articles, and all their categories; the last page where a later one is requested [CONTENT-1].
 */
export async function listArticles({ db, now }: Deps, { category, page, perPage }: Wishes): Promise<ArticleList> {
  const at = now()
  const categories = (await countCategories(db, at)).map((one) => ({ slug: slugOf(one.name), ...one }))
  const chosen = category === undefined ? categories : categories.filter(({ slug }) => slug === category)
  const total = chosen.reduce((sum, { count }) => sum + count, 0)
  const shown = Math.min(page, Math.max(1, Math.ceil(total / perPage)))
  const range = { limit: perPage, offset: (shown - 1) * perPage }
  const articles = total === 0 ? [] : await findArticles(db, at, category ? (chosen[0]?.name ?? null) : null, range)
  return { articles, total, page: shown, perPage, categories }
}

/** One published article with related ones; the newest where none is named. @throws Refusal article_not_found */
export async function showArticle(
  { db, now }: Deps,
  address: string | undefined,
): Promise<{ article: ArticleRow; related: ArticleRow[] }> {
  const at = now()
  const article =
    address === undefined
      ? (await findArticles(db, at, null, { limit: 1, offset: 0 }))[0]
      : await findArticle(db, at, articleNamed(address))
  if (!article) throw new Refusal('article_not_found')
  return { article, related: await findRelated(db, at, article, RELATED) }
}
