import { stateOf } from '#domain/content/article-state.ts'
import type { Article, Section } from '#domain/content/contract.ts'
import type { HeldArticle, ListedArticle } from '#domain/content/contract-articles.ts'
import { contract } from '#domain/contract.ts'
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

/** An article as whoever writes it sees it: its pictures by an address of theirs, since readers may not see them yet. */
export function toWriters(article: Article): Article {
  const cover = writersAddress(article.cover)
  return { ...article, cover, sections: sectionsToWriters(article.sections) }
}

export function sectionsToWriters(sections: readonly Section[]): Section[] {
  return sections.map(({ heading, blocks }) => ({
    heading,
    blocks: blocks.map((block) =>
      block.picture
        ? { ...block, picture: { ...block.picture, address: writersAddress(block.picture.address) } }
        : block,
    ),
  }))
}

/** Anything but a picture of a text has the one address. */
function writersAddress(address: string): string {
  const [, hash] = /^\/gambar\/konten\/([0-9a-f]{32})-/.exec(address) ?? []
  return hash === undefined ? address : `/api/${contract.pictures.file.path}?${new URLSearchParams({ tanda: hash })}`
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
