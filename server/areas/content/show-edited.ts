import { diffWordsWithSpace } from 'diff'
import { type ArticleState, stateOf } from '#domain/content/article-state.ts'
import type { Article, Section } from '#domain/content/contract.ts'
import type { Comparison, EditableArticle, ListedArticle, WrittenArticle } from '#domain/content/contract-articles.ts'
import { contract } from '#domain/contract.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import {
  countAll,
  type EditedArticle,
  findAll,
  findEdited,
  findVersion,
  findVersions,
  type ListedRow,
} from './queries-articles.ts'

interface ListParams {
  keyword: string
  state: ArticleState | undefined
  /** Counts from 1. */
  page: number
  perPage: number
}

/** A page of all articles, the last changed first [ADM-4]. */
export async function listEdited({ db, now }: Deps, { page, perPage, ...requested }: ListParams) {
  const at = now()
  const range = { limit: perPage, offset: (page - 1) * perPage }
  return { articles: await findAll(db, requested, at, range), total: await countAll(db, requested, at), at }
}

/** An article as its editors see it. */
interface Edited {
  article: EditedArticle
  number: number
  written: WrittenArticle
  versions: { number: number; title: string; writtenAt: Date }[]
  at: Date
}

/** An article in its newest version, or another. @throws Refusal article_not_found | article_version_not_found */
export async function showEdited({ db, now }: Deps, id: number, number: number | undefined): Promise<Edited> {
  const article = await findEdited(db, id)
  if (!article) throw new Refusal('article_not_found', { field: 'id' })
  const requested = number ?? article.newestVersion
  const written = await findVersion(db, id, requested)
  if (!written) throw new Refusal('article_version_not_found', { field: 'number' })
  return { article, number: requested, written, versions: await findVersions(db, id), at: now() }
}

const labels = {
  title: 'Judul',
  slug: 'Alamat',
  category: 'Kategori',
  authorRole: 'Penulis',
  coverKeyword: 'Sampul',
  headPicture: 'Gambar kepala',
  headPictureText: 'Teks alternatif gambar kepala',
  relatedCategories: 'Kategori produk',
} as const satisfies Partial<Record<keyof WrittenArticle, string>>

/** The differences between two versions of an article. @throws Refusal article_version_not_found */
export async function compareVersions({ db }: Deps, id: number, from: number, to: number): Promise<Comparison> {
  const before = await findVersion(db, id, from)
  const after = await findVersion(db, id, to)
  if (!before || !after) throw new Refusal('article_version_not_found', { field: before ? 'to' : 'from' })
  const fields = Object.entries(labels).flatMap(([name, label]) => {
    const [old, now] = [before, after].map((written) => String(written[name as keyof typeof labels])) // its keys
    return old === now ? [] : [{ name: label, before: old ?? '', after: now ?? '' }]
  })
  return { fields, text: differencesOf(before.body, after.body) }
}

// a whole text written anew is not worth the wait for its words
const PATIENCE_MS = 500

function differencesOf(before: string, after: string): Comparison['text'] {
  const changes = diffWordsWithSpace(before, after, { timeout: PATIENCE_MS })
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  return changes.map(({ added, removed, value }) => ({
    kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
    text: value,
  }))
}

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

/** An article for its editors: its pictures by an address for administrators, since readers may not see them yet. */
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

export function editableView({ article, number, written, versions, at }: Edited): EditableArticle {
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
