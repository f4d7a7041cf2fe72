import { businessDay } from '#domain/business-day.ts'
import { excerptOf, readingMinutes } from '#domain/content/body.ts'
import type {
  Article,
  ArticleCard,
  ArticlePage,
  Block,
  FaqSection,
  PageVersion,
  Section,
} from '#domain/content/contract.ts'
import { coverOf } from '#domain/content/cover.ts'
import { pictureUrl, readPictureAddress } from '#domain/content/picture.ts'
import { coverUrl } from './covers.ts'
import type { ArticleRow, FaqRow } from './queries.ts'
import type { ArticleList } from './show-articles.ts'
import type { ShownVersion } from './show-page.ts'
import { textRead } from './text-aside.ts'

/** Characters of an article's beginning on its card. */
const LONGEST_EXCERPT = 200

async function cardView(article: ArticleRow): Promise<ArticleCard> {
  const { id, slug, title, category, authorRole, body, publishedAt } = article
  const { sections } = await textRead(body)
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

export async function articlePageView({ articles, ...list }: ArticleList): Promise<ArticlePage> {
  return { ...list, articles: await Promise.all(articles.map(cardView)) }
}

export async function articleView({
  article,
  related,
}: {
  article: ArticleRow
  related: readonly ArticleRow[]
}): Promise<Article> {
  return {
    ...(await cardView(article)),
    coverText: article.headPictureText,
    revisedDay: article.revisedAt && businessDay(article.revisedAt),
    sections: (await textRead(article.body)).sections,
    productCategories: article.relatedCategories,
    related: await Promise.all(related.map(cardView)),
  }
}

/** Questions under their sections, these in the order of their first question. */
export async function faqView(rows: readonly FaqRow[]): Promise<FaqSection[]> {
  const sections = new Map<string, FaqSection>()
  for (const { section: name, anchor, question, answer } of rows) {
    const section = sections.get(name) ?? { name, entries: [] }
    section.entries.push({ anchor, question, answer: blocksIn((await textRead(answer)).sections) })
    sections.set(name, section)
  }
  return [...sections.values()]
}

/** All of a text in one, its headings among the others. */
function blocksIn(sections: readonly Section[]): Block[] {
  return sections.flatMap(({ heading: text, blocks }) => {
    const words = { text: text ?? '', bold: false, italic: false, link: null }
    return text === null ? blocks : [{ kind: 'subheading', lines: [[words]], picture: null }, ...blocks]
  })
}

export async function pageVersionView({ shown, versions }: ShownVersion): Promise<PageVersion> {
  return {
    title: shown.title,
    version: shown.version,
    validFrom: shown.validFrom,
    isValid: shown === versions[0],
    sections: (await textRead(shown.body)).sections,
    validFroms: versions.map(({ validFrom }) => validFrom),
  }
}
