import { type EnglishOf, list, nullable, record } from '../codec.ts'
import { blockKind } from './block-kind.ts'
import type {
  WireArticle,
  WireArticleCard,
  WireArticleCategory,
  WireArticlePage,
  WireBlock,
  WireFaqEntry,
  WireFaqSection,
  WirePageVersion,
  WirePicture,
  WireSection,
  WireTestimonial,
  WireWords,
} from './contract.ts'

const words = record<WireWords>()({ text: 'teks', bold: 'tebal', italic: 'miring', link: 'tautan' })
export type Words = EnglishOf<typeof words>

export const picture = record<WirePicture>()({ address: 'alamat', alt: 'teks', width: 'lebar', height: 'tinggi' })

const block = record<WireBlock>()({
  kind: ['jenis', blockKind],
  lines: ['baris', list(list(words))],
  picture: ['gambar', nullable(picture)],
})
export type Block = EnglishOf<typeof block>

export const section = record<WireSection>()({ heading: 'judul', blocks: ['blok', list(block)] })
/** A part of a text: its heading, null of what stands before the first one, and what stands under it. */
export type Section = EnglishOf<typeof section>

const cardFields = {
  id: 'artikel_id',
  slug: 'slug',
  title: 'judul',
  category: 'kategori',
  excerpt: 'ringkasan',
  authorRole: 'penulis',
  day: 'tanggal',
  minutes: 'waktu_baca',
  cover: 'sampul',
} as const

const articleCard = record<WireArticleCard>()(cardFields)
export type ArticleCard = EnglishOf<typeof articleCard>

export const article = record<WireArticle>()({
  ...cardFields,
  coverText: 'sampul_teks',
  revisedDay: 'diperbarui',
  sections: ['bagian', list(section)],
  productCategories: 'kategori_produk',
  related: ['terkait', list(articleCard)],
})
export type Article = EnglishOf<typeof article>

const articleCategory = record<WireArticleCategory>()({ slug: 'slug', name: 'nama', count: 'jumlah' })

export const articlePage = record<WireArticlePage>()({
  articles: ['artikel', list(articleCard)],
  total: 'total',
  page: 'halaman',
  perPage: 'per_halaman',
  categories: ['kategori', list(articleCategory)],
})
export type ArticlePage = EnglishOf<typeof articlePage>

const faqEntry = record<WireFaqEntry>()({ anchor: 'jangkar', question: 'pertanyaan', answer: ['jawaban', list(block)] })
export type FaqEntry = EnglishOf<typeof faqEntry>

const faqSection = record<WireFaqSection>()({ name: 'nama', entries: ['isi', list(faqEntry)] })
export type FaqSection = EnglishOf<typeof faqSection>
export const faq = list(faqSection)

const testimonial = record<WireTestimonial>()({ words: 'testimoni', companyName: 'nama_perusahaan' })
export const testimonials = list(testimonial)

export const pageVersion = record<WirePageVersion>()({
  title: 'judul',
  version: 'versi',
  validFrom: 'berlaku_sejak',
  isValid: 'berlaku',
  sections: ['bagian', list(section)],
  validFroms: 'versi_lain',
})
export type PageVersion = EnglishOf<typeof pageVersion>
