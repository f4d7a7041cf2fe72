import { type EnglishOf, list, record } from '../codec.ts'
import { articleState } from './article-state.ts'
import type {
  WireArticleList,
  WireArticleVersion,
  WireComparison,
  WireHeldArticle,
  WireListedArticle,
  WireSavedArticle,
  WireWrittenArticle,
} from './contract-articles.ts'

/** What people type of an article. */
export const writtenArticle = record<WireWrittenArticle>()({
  title: 'judul',
  slug: 'alamat',
  category: 'kategori',
  authorRole: 'penulis',
  coverKeyword: 'sampul',
  headPicture: 'gambar',
  headPictureText: 'gambar_teks',
  body: 'teks',
  relatedCategories: 'kategori_produk',
})
export type WrittenArticle = EnglishOf<typeof writtenArticle>

const state = { state: ['status', articleState], publishedAt: 'tayang', withdrawnAt: 'berakhir' } as const

const listedArticle = record<WireListedArticle>()({
  id: 'artikel_id',
  title: 'judul',
  category: 'kategori',
  ...state,
  changedAt: 'diubah',
  hasDraft: 'ada_draf',
})
export type ListedArticle = EnglishOf<typeof listedArticle>

export const articleList = record<WireArticleList>()({ articles: ['artikel', list(listedArticle)], total: 'total' })

const articleVersion = record<WireArticleVersion>()({ number: 'nomor', title: 'judul', writtenAt: 'waktu' })

export const heldArticle = record<WireHeldArticle>()({
  id: 'artikel_id',
  revision: 'versi',
  ...state,
  shownSlug: 'alamat_tayang',
  shownNumber: 'nomor_tayang',
  number: 'nomor',
  written: ['isi', writtenArticle],
  versions: ['riwayat', list(articleVersion)],
})
export type HeldArticle = EnglishOf<typeof heldArticle>

export const comparison = record<WireComparison>()({ fields: 'isian', text: 'teks' })
export type Comparison = EnglishOf<typeof comparison>

export const savedArticle = record<WireSavedArticle>()({ id: 'artikel_id', revision: 'versi' })
