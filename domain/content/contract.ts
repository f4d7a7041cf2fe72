import { z } from 'zod'
import { answers, defineCall, defineRead } from '../call.ts'
import { day, page, pageSize } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { blockKind } from './block-kind.ts'
import { pageName } from './page-name.ts'

/** A run of words that look alike; never HTML. */
const words = z.object({
  teks: z.string(),
  tebal: z.boolean(),
  miring: z.boolean(),
  /** An address on the site, or of https or mailto; null where it is no link. */
  tautan: z.string().nullable(),
})
export type WireWords = z.infer<typeof words>

export const picture = z.object({
  /** Of its middle size as JPEG; the page offers the others beside it. */
  alamat: z.string(),
  /** What it shows, for who does not see it. */
  teks: z.string(),
  /** Pixels of its largest size. */
  lebar: z.number().int(),
  tinggi: z.number().int(),
})
export type WirePicture = z.infer<typeof picture>

const block = z.object({
  jenis: z.enum(blockKind.names),
  /** The items of a list; one line of anything else; none of a picture. */
  baris: z.array(z.array(words)),
  /** Of pictures alone. */
  gambar: picture.nullable(),
})
export type WireBlock = z.infer<typeof block>

export const section = z.object({ judul: z.string().nullable(), blok: z.array(block) })
export type WireSection = z.infer<typeof section>

const card = z.object({
  artikel_id: z.number().int(),
  slug: z.string(),
  judul: z.string(),
  kategori: z.string(),
  /** How its text begins. */
  ringkasan: z.string(),
  /** The role of who wrote it: 'Tim Penjaminan Mutu'. */
  penulis: z.string(),
  /** The day of Asia/Jakarta on which it was published. */
  tanggal: z.string(),
  /** Minutes. */
  waktu_baca: z.number().int(),
  sampul: z.string(),
})
export type WireArticleCard = z.infer<typeof card>

export const articleAnswer = card.extend({
  /** What the picture at its head shows; empty of a drawn cover, which says nothing more than the title. */
  sampul_teks: z.string(),
  /** The day of the last change that readers are told of. */
  diperbarui: z.string().nullable(),
  bagian: z.array(section),
  /** Categories of the marketplace that it is about. */
  kategori_produk: z.array(z.number().int()),
  terkait: z.array(card),
})
export type WireArticle = z.infer<typeof articleAnswer>

const category = z.object({ slug: z.string(), nama: z.string(), jumlah: z.number().int() })
export type WireArticleCategory = z.infer<typeof category>

const articlePage = z.object({
  artikel: z.array(card),
  total: z.number().int(),
  /** The last one that is there, where a later one was asked for. */
  halaman: z.number().int(),
  per_halaman: z.number().int(),
  /** All categories with the number of their articles, whichever is listed. */
  kategori: z.array(category),
})
export type WireArticlePage = z.infer<typeof articlePage>

const faqEntry = z.object({ jangkar: z.string(), pertanyaan: z.string(), jawaban: z.array(block) })
export type WireFaqEntry = z.infer<typeof faqEntry>

const faqSection = z.object({ nama: z.string(), isi: z.array(faqEntry) })
export type WireFaqSection = z.infer<typeof faqSection>

const testimonial = z.object({ testimoni: z.string(), nama_perusahaan: z.string() })
export type WireTestimonial = z.infer<typeof testimonial>

const pageVersion = z.object({
  judul: z.string(),
  /** What people agree to by name when they register. */
  versi: z.string(),
  /** The day of Asia/Jakarta from which it is valid. */
  berlaku_sejak: z.string(),
  /** Whether it is the one that is valid now. */
  berlaku: z.boolean(),
  bagian: z.array(section),
  /** The days of all versions that have become valid, the newest first. */
  versi_lain: z.array(z.string()),
})
export type WirePageVersion = z.infer<typeof pageVersion>

const slug = z.string().trim().min(1).max(LONGEST.articleSlug)

/** Articles, questions and answers, testimonials and pages [CONTENT-1, CONTENT-2, HOME-4]. */
export const contentCalls = {
  articles: defineCall({
    path: 'artikel/daftar',
    summary: 'Published articles, the newest first, of all categories or one',
    access: 'visitor',
    fromReplica: true,
    body: z.object({
      /** The slug of a category. */
      kategori: slug.optional(),
      halaman: page,
      per_halaman: pageSize,
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
      alamat: slug.optional(),
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
      halaman: z.enum(Object.values(pageName.names), { error: 'Halaman tidak dikenal.' }),
      berlaku_sejak: day.optional(),
    }),
    answer: answers(pageVersion),
  }),
}
