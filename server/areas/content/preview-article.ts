import type { WrittenArticle } from '#domain/content/codec-articles.ts'
import type { Deps } from '#server/deps.ts'
import { checkText } from './check-text.ts'
import type { ArticleRow } from './queries.ts'

/** What readers would see of an article, were it published now. @throws Refusal text_html | text_link | text_picture | text_part */
export function previewArticle({ now }: Deps, written: WrittenArticle): { article: ArticleRow; related: ArticleRow[] } {
  checkText(written.body, 'teks')
  return { article: { id: 0, ...written, publishedAt: now(), revisedAt: null }, related: [] }
}
