import { businessDay } from '#domain/business-day.ts'
import { excerptOf, readingMinutes } from '#domain/content/body.ts'
import type { Article, ArticleCard, ArticlePage, FaqSection, PageVersion } from '#domain/content/codec.ts'
import { coverOf } from '#domain/content/cover.ts'
import { pictureUrl, readPictureAddress } from '#domain/content/picture.ts'
import { coverUrl } from './covers.ts'
import { blocksIn, sectionsOf } from './markdown.ts'
import type { ArticleRow, FaqRow } from './queries.ts'
import type { ArticleList } from './show-articles.ts'
import type { ShownVersion } from './show-page.ts'

/** Characters of an article's beginning on its card. */
const LONGEST_EXCERPT = 200

function cardView(article: ArticleRow): ArticleCard {
  const { id, slug, title, category, authorRole, body, publishedAt } = article
  const sections = sectionsOf(body)
  return {
    id,
    slug,
    title,
    category,
    authorRole,
    excerpt: excerptOf(sections, LONGEST_EXCERPT),
    day: businessDay(publishedAt),
    minutes: readingMinutes(sections),
    cover: coverOfArticle(article),
  }
}

/** Its picture, or the drawing that its words choose. */
function coverOfArticle({ headPicture, coverKeyword }: ArticleRow): string {
  const picture = readPictureAddress(headPicture)
  return picture ? pictureUrl(picture, 800) : coverUrl(coverOf(coverKeyword))
}

export function articlePageView({ articles, ...list }: ArticleList): ArticlePage {
  return { ...list, articles: articles.map(cardView) }
}

export function articleView({ article, related }: { article: ArticleRow; related: readonly ArticleRow[] }): Article {
  return {
    ...cardView(article),
    coverText: article.headPictureText,
    revisedDay: article.revisedAt && businessDay(article.revisedAt),
    sections: sectionsOf(article.body),
    productCategories: article.relatedCategories,
    related: related.map(cardView),
  }
}

/** Questions under their sections, these in the order of their first question. */
export function faqView(rows: readonly FaqRow[]): FaqSection[] {
  const sections = new Map<string, FaqSection>()
  for (const { section: name, anchor, question, answer } of rows) {
    const section = sections.get(name) ?? { name, entries: [] }
    section.entries.push({ anchor, question, answer: blocksIn(answer) })
    sections.set(name, section)
  }
  return [...sections.values()]
}

export function pageVersionView({ shown, versions }: ShownVersion): PageVersion {
  return {
    title: shown.title,
    version: shown.version,
    validFrom: shown.validFrom,
    isValid: shown === versions[0],
    sections: sectionsOf(shown.body),
    validFroms: versions.map(({ validFrom }) => validFrom),
  }
}
