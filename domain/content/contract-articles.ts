import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { nameText, requiredText } from '../companies/fields.ts'
import { instant, keyword, page, pageSize, version, wholeNumber } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { articleState } from './article-state.ts'
import { articleAnswer } from './contract.ts'
import { minuteOrNull } from './minute.ts'

const articleId = wholeNumber('Kode artikel tidak valid.', { least: 1, most: 999_999_999 })
const versionNumber = wholeNumber('Versi tidak valid.', { least: 1, most: 2_147_483_647 })

/** A text that may be missing; its error sentences begin with `name`. */
const freeText = (name: string, max: number) =>
  z
    .string({ error: `${name} tidak sesuai.` })
    .trim()
    .max(max, { error: `${name} paling panjang ${max} karakter.` })
    .default('')

const written = {
  judul: nameText('Judul', LONGEST.articleTitle),
  /** The words of its address; made of the title where it is empty. */
  alamat: z
    .string({ error: 'Alamat tidak sesuai.' })
    .trim()
    .max(LONGEST.articleWords, { error: `Alamat paling panjang ${LONGEST.articleWords} karakter.` })
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, {
      error: 'Alamat hanya berisi huruf kecil, angka, dan tanda hubung, misalnya cara-membaca-coa.',
    })
    .default(''),
  kategori: nameText('Kategori', LONGEST.articleCategory),
  penulis: nameText('Penulis', LONGEST.authorRole),
  /** Words that say what its cover shows; they choose the drawing. */
  sampul: freeText('Sampul', LONGEST.coverKeyword),
  /** The picture at its head, as texts name it; without one the cover is drawn. */
  gambar: z.string({ error: 'Gambar tidak sesuai.' }).trim().max(80, { error: 'Gambar tidak sesuai.' }).default(''),
  gambar_teks: freeText('Teks alternatif', LONGEST.photoText),
  /** In Markdown. */
  teks: requiredText('Isi artikel', LONGEST.articleBody),
  /** Categories of the marketplace that it is about. */
  kategori_produk: z
    .array(wholeNumber('Kategori tidak dikenal.', { least: 1, most: 32_767 }), { error: 'Kategori tidak dikenal.' })
    .max(20, { error: 'Terlalu banyak kategori.' })
    .default([]),
}

/** A preview needs a title and a text alone. */
const notYetNamed = {
  kategori: freeText('Kategori', LONGEST.articleCategory),
  penulis: freeText('Penulis', LONGEST.authorRole),
}

const writtenArticle = z.object({
  judul: z.string(),
  alamat: z.string(),
  kategori: z.string(),
  penulis: z.string(),
  sampul: z.string(),
  gambar: z.string(),
  gambar_teks: z.string(),
  teks: z.string(),
  kategori_produk: z.array(z.number().int()),
})
export type WireWrittenArticle = z.infer<typeof writtenArticle>

const state = {
  status: z.enum(articleState.names),
  tayang: instant.nullable(),
  /** Readers see it until then. */
  berakhir: instant.nullable(),
}

const listed = z.object({
  artikel_id: z.number().int(),
  judul: z.string(),
  kategori: z.string(),
  ...state,
  /** When somebody last wrote, published or withdrew it. */
  diubah: instant,
  /** Whether a newer version waits to be shown. */
  ada_draf: z.boolean(),
})
export type WireListedArticle = z.infer<typeof listed>

const articleList = z.object({ artikel: z.array(listed), total: z.number().int() })
export type WireArticleList = z.infer<typeof articleList>

const articleVersion = z.object({ nomor: z.number().int(), judul: z.string(), waktu: instant })
export type WireArticleVersion = z.infer<typeof articleVersion>

const heldArticle = z.object({
  artikel_id: z.number().int(),
  /** To send back with every act. */
  versi: z.number().int(),
  ...state,
  /** The words of the address under which readers see it. */
  alamat_tayang: z.string(),
  /** The version that readers see, or are to see. */
  nomor_tayang: z.number().int(),
  /** The newest version. */
  nomor: z.number().int(),
  isi: writtenArticle,
  /** Newest first. */
  riwayat: z.array(articleVersion),
})
export type WireHeldArticle = z.infer<typeof heldArticle>

const difference = z.object({
  jenis: z.enum(['sama', 'tambah', 'hapus']),
  teks: z.string(),
})

const comparison = z.object({
  /** Fields beside the text that differ, as people read them. */
  isian: z.array(z.object({ nama: z.string(), sebelum: z.string(), sesudah: z.string() })),
  /** The text by words, in its order. */
  teks: z.array(difference),
})
export type WireComparison = z.infer<typeof comparison>

const saved = z.object({ artikel_id: z.number().int(), versi: z.number().int() })
export type WireSavedArticle = z.infer<typeof saved>

const seen = { artikel_id: articleId, versi: version }
const editor = { access: 'admin', permission: 'content.manage' } as const

/** How administrators write articles [ADM-4]. */
export const articleEditorCalls = {
  list: defineCall({
    path: 'admin/artikel/daftar',
    summary: 'All articles, drafts and planned ones too, the last changed first',
    ...editor,
    body: z.object({
      cari: keyword.optional(),
      status: z.enum(articleState.names, { error: 'Status tidak dikenal.' }).optional(),
      halaman: page,
      per_halaman: pageSize,
    }),
    answer: answers(articleList),
  }),
  held: defineCall({
    path: 'admin/artikel/detail',
    summary: 'The newest version of an article with its state and history, or another of its versions',
    ...editor,
    body: z.object({ artikel_id: articleId, nomor: versionNumber.optional() }),
    answer: answers(heldArticle),
  }),
  save: defineCall({
    path: 'admin/artikel/simpan',
    summary: 'Writes a new version, which readers do not see before it is published; a new article without artikel_id',
    ...editor,
    body: z.object({ artikel_id: articleId.optional(), versi: version.optional(), ...written }),
    answer: answers(saved),
  }),
  preview: defineCall({
    path: 'admin/artikel/pratinjau',
    summary: 'What readers would see of an article, without keeping it',
    ...editor,
    body: z.object({ ...written, ...notYetNamed }),
    answer: answers(articleAnswer),
  }),
  publish: defineCall({
    path: 'admin/artikel/tayangkan',
    summary: 'Shows the newest version from a minute in Jakarta on, or at once, and until another one if given',
    ...editor,
    body: z.object({ ...seen, tayang: minuteOrNull, berakhir: minuteOrNull }),
    answer: answers(saved),
  }),
  withdraw: defineCall({
    path: 'admin/artikel/tarik',
    summary: 'Makes a draft again of an article that is planned or shown',
    ...editor,
    body: z.object(seen),
    answer: answers(saved),
  }),
  compare: defineCall({
    path: 'admin/artikel/banding',
    summary: 'What differs between two versions of an article',
    ...editor,
    body: z.object({ artikel_id: articleId, dari: versionNumber, ke: versionNumber }),
    answer: answers(comparison),
  }),
}
