import { z } from 'zod'
import { answers, defineCall, defineRead } from '../call.ts'
import { day, page, pageSize } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { blockKind } from './link.ts'
import { pageName } from './page-name.ts'

/** A run of words that look alike; never HTML. */
const words = z.object({
  text: wire('teks', z.string()),
  bold: wire('tebal', z.boolean()),
  italic: wire('miring', z.boolean()),
  /** An address on the site, or of https or mailto; null where it is no link. */
  link: wire('tautan', z.string().nullable()),
})
export type Words = z.infer<typeof words>

export const picture = z.object({
  /** Of its middle size as JPEG; the page offers the others beside it. */
  address: wire('alamat', z.string()),
  /** The alternative text. */
  alt: wire('teks', z.string()),
  /** Pixels of its largest size. */
  width: wire('lebar', z.number().int()),
  height: wire('tinggi', z.number().int()),
})

const block = z.object({
  kind: wire('jenis', wireWords(blockKind.names)),
  /** The items of a list; one line of anything else; none of a picture. */
  lines: wire('baris', z.array(z.array(words))),
  /** Of pictures alone. */
  picture: wire('gambar', picture.nullable()),
})
export type Block = z.infer<typeof block>

export const section = z.object({ heading: wire('judul', z.string().nullable()), blocks: wire('blok', z.array(block)) })
/** A part of a text: its heading, null of what stands before the first one, and what stands under it. */
export type Section = z.infer<typeof section>

const card = z.object({
  id: wire('artikel_id', z.number().int()),
  slug: z.string(),
  title: wire('judul', z.string()),
  category: wire('kategori', z.string()),
  /** How its text begins. */
  excerpt: wire('ringkasan', z.string()),
  /** The role of who wrote it: 'Tim Penjaminan Mutu'. */
  authorRole: wire('penulis', z.string()),
  /** The day of Asia/Jakarta on which it was published. */
  day: wire('tanggal', z.string()),
  /** Minutes. */
  minutes: wire('waktu_baca', z.number().int()),
  cover: wire('sampul', z.string()),
})
export type ArticleCard = z.infer<typeof card>

export const articleAnswer = card.extend({
  /** The alternative text of the picture at its head; empty for a drawn cover, which adds nothing to the title. */
  coverText: wire('sampul_teks', z.string()),
  /** The day of the last change that readers are notified of. */
  revisedDay: wire('diperbarui', z.string().nullable()),
  sections: wire('bagian', z.array(section)),
  /** Categories of the marketplace that it is about. */
  productCategories: wire('kategori_produk', z.array(z.number().int())),
  related: wire('terkait', z.array(card)),
})
export type Article = z.infer<typeof articleAnswer>

const category = z.object({ slug: z.string(), name: wire('nama', z.string()), count: wire('jumlah', z.number().int()) })

const articlePage = z.object({
  articles: wire('artikel', z.array(card)),
  total: z.number().int(),
  /** The last one that is there, where a later one was requested. */
  page: wire('halaman', z.number().int()),
  perPage: wire('per_halaman', z.number().int()),
  /** All categories with the number of their articles, whichever is listed. */
  categories: wire('kategori', z.array(category)),
})
export type ArticlePage = z.infer<typeof articlePage>

const faqEntry = z.object({
  anchor: wire('jangkar', z.string()),
  question: wire('pertanyaan', z.string()),
  answer: wire('jawaban', z.array(block)),
})
export type FaqEntry = z.infer<typeof faqEntry>

const faqSection = z.object({ name: wire('nama', z.string()), entries: wire('isi', z.array(faqEntry)) })
export type FaqSection = z.infer<typeof faqSection>

const testimonial = z.object({ words: wire('testimoni', z.string()), companyName: wire('nama_perusahaan', z.string()) })

const pageVersion = z.object({
  title: wire('judul', z.string()),
  /** The name of the version that people agree to when they register. */
  version: wire('versi', z.string()),
  /** The day of Asia/Jakarta from which it is valid. */
  validFrom: wire('berlaku_sejak', z.string()),
  /** Whether it is the one that is valid now. */
  isValid: wire('berlaku', z.boolean()),
  sections: wire('bagian', z.array(section)),
  /** The days of all versions that have become valid, the newest first. */
  validFroms: wire('versi_lain', z.array(z.string())),
})
export type PageVersion = z.infer<typeof pageVersion>

const slug = z.string().trim().min(1).max(LONGEST.articleSlug)

/** Articles, questions and answers, testimonials and pages [CONTENT-1, CONTENT-2, HOME-4]. */
export const contentCalls = {
  articles: defineCall({
    path: 'artikel/daftar',
    summary: 'Published articles, the newest first, of all categories or one',
    access: 'visitor',
    fromReplica: true,
    body: z.object({
      category: wire('kategori', slug.optional()),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(articlePage),
  }),
  article: defineCall({
    path: 'artikel/detail',
    summary: 'One article with related ones; the newest where none is named',
    access: 'visitor',
    fromReplica: true,
    body: z.object({
      /** The last part of its address, or as much as names it: '3-cara-membaca-coa', '3', 'cara-membaca-coa'. */
      slug: wire('alamat', slug.optional()),
    }),
    answer: answers(articleAnswer),
  }),
  faq: defineCall({
    path: 'faq/daftar',
    summary: 'Questions and answers by section',
    access: 'member',
    body: z.object({}),
    answer: answers(z.array(faqSection)),
  }),
  testimonials: defineRead({
    path: 'testimoni-pelanggan',
    summary: 'What customers say',
    answer: answers(z.array(testimonial)),
  }),
  page: defineCall({
    path: 'halaman/detail',
    summary: 'A page in its valid version, or in the one that was valid from a day on',
    access: 'visitor',
    fromReplica: true,
    body: z.object({
      page: wire('halaman', wireWords(pageName.names, { error: 'Halaman tidak dikenal.' })),
      validFrom: wire('berlaku_sejak', day.optional()),
    }),
    answer: answers(pageVersion),
  }),
}
