import { type EnglishOf, list, record } from '../codec.ts'
import type {
  WireArticle,
  WireArticleCard,
  WireArticleCategory,
  WireArticlePage,
  WireFaqEntry,
  WireFaqSection,
  WirePageVersion,
  WireSection,
  WireTestimonial,
} from './contract.ts'

const section = record<WireSection>()({ heading: 'judul', paragraphs: 'paragraf' })

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

const faqEntry = record<WireFaqEntry>()({ anchor: 'jangkar', question: 'pertanyaan', answer: 'jawaban' })
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
