import { stateOf } from '#domain/content/article-state.ts'
import type { HeldArticle, ListedArticle } from '#domain/content/codec-articles.ts'
import type { ListedRow } from './queries-articles.ts'
import type { Edited } from './show-edited.ts'

export function listedView({ shownVersion, newestVersion, ...row }: ListedRow, now: Date): ListedArticle {
  const { id, title, category, publishedAt, withdrawnAt, changedAt } = row
  return {
    id,
    title,
    category,
    state: stateOf(row, now),
    publishedAt: publishedAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    changedAt: changedAt.toISOString(),
    hasDraft: publishedAt !== null && newestVersion !== shownVersion,
  }
}

export function heldView({ article, number, written, versions, at }: Edited): HeldArticle {
  const { id, revision, publishedAt, withdrawnAt, shownSlug, shownVersion } = article
  return {
    id,
    revision,
    state: stateOf(article, at),
    publishedAt: publishedAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    shownSlug,
    shownNumber: shownVersion,
    number,
    written,
    versions: versions.map(({ writtenAt, ...version }) => ({ ...version, writtenAt: writtenAt.toISOString() })),
  }
}
