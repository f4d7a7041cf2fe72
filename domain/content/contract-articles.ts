import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { nameText, requiredText } from '../companies/fields.ts'
import { instant, keyword, page, pageSize, version, wholeNumber } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
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
  title: wire('judul', nameText('Judul', LONGEST.articleTitle)),
  /** The words of its address; made of the title where it is empty. */
  slug: wire(
    'alamat',
    z
      .string({ error: 'Alamat tidak sesuai.' })
      .trim()
      .max(LONGEST.articleWords, { error: `Alamat paling panjang ${LONGEST.articleWords} karakter.` })
      .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, {
        error: 'Alamat hanya berisi huruf kecil, angka, dan tanda hubung, misalnya cara-membaca-coa.',
      })
      .default(''),
  ),
  category: wire('kategori', nameText('Kategori', LONGEST.articleCategory)),
  authorRole: wire('penulis', nameText('Penulis', LONGEST.authorRole)),
  /** Words that say what its cover shows; they choose the drawing. */
  coverKeyword: wire('sampul', freeText('Sampul', LONGEST.coverKeyword)),
  /** The picture at its head, as texts name it; without one the cover is drawn. */
  headPicture: wire(
    'gambar',
    z.string({ error: 'Gambar tidak sesuai.' }).trim().max(80, { error: 'Gambar tidak sesuai.' }).default(''),
  ),
  headPictureText: wire('gambar_teks', freeText('Teks alternatif', LONGEST.photoText)),
  /** In Markdown. */
  body: wire('teks', requiredText('Isi artikel', LONGEST.articleBody)),
  /** Categories of the marketplace that it is about. */
  relatedCategories: wire(
    'kategori_produk',
    z
      .array(wholeNumber('Kategori tidak dikenal.', { least: 1, most: 32_767 }), { error: 'Kategori tidak dikenal.' })
      .max(20, { error: 'Terlalu banyak kategori.' })
      .default([]),
  ),
}

/** A preview needs a title and a text alone. */
const notYetNamed = {
  category: wire('kategori', freeText('Kategori', LONGEST.articleCategory)),
  authorRole: wire('penulis', freeText('Penulis', LONGEST.authorRole)),
}

const writtenArticle = z.object({
  title: wire('judul', z.string()),
  slug: wire('alamat', z.string()),
  category: wire('kategori', z.string()),
  authorRole: wire('penulis', z.string()),
  coverKeyword: wire('sampul', z.string()),
  headPicture: wire('gambar', z.string()),
  headPictureText: wire('gambar_teks', z.string()),
  body: wire('teks', z.string()),
  relatedCategories: wire('kategori_produk', z.array(z.number().int())),
})
/** The typed fields of an article. */
export type WrittenArticle = z.infer<typeof writtenArticle>

const state = {
  state: wire('status', wireWords(articleState.names)),
  publishedAt: wire('tayang', instant.nullable()),
  /** Readers see it until then. */
  withdrawnAt: wire('berakhir', instant.nullable()),
}

const listed = z.object({
  id: wire('artikel_id', z.number().int()),
  title: wire('judul', z.string()),
  category: wire('kategori', z.string()),
  ...state,
  /** When somebody last wrote, published or withdrew it. */
  changedAt: wire('diubah', instant),
  /** Whether a newer version waits to be shown. */
  hasDraft: wire('ada_draf', z.boolean()),
})
export type ListedArticle = z.infer<typeof listed>

const articleList = z.object({ articles: wire('artikel', z.array(listed)), total: z.number().int() })

const articleVersion = z.object({
  number: wire('nomor', z.number().int()),
  title: wire('judul', z.string()),
  writtenAt: wire('waktu', instant),
})

const editableArticle = z.object({
  id: wire('artikel_id', z.number().int()),
  /** To send back with every act. */
  revision: wire('versi', z.number().int()),
  ...state,
  /** The words of the address under which readers see it. */
  shownSlug: wire('alamat_tayang', z.string()),
  /** The version that readers see, or are to see. */
  shownNumber: wire('nomor_tayang', z.number().int()),
  /** The newest version. */
  number: wire('nomor', z.number().int()),
  written: wire('isi', writtenArticle),
  /** Newest first. */
  versions: wire('riwayat', z.array(articleVersion)),
})
export type EditableArticle = z.infer<typeof editableArticle>

const difference = z.object({
  kind: wire('jenis', wireWords({ same: 'sama', added: 'tambah', removed: 'hapus' })),
  text: wire('teks', z.string()),
})

const comparison = z.object({
  /** Fields beside the text that differ, as people read them. */
  fields: wire(
    'isian',
    z.array(
      z.object({
        name: wire('nama', z.string()),
        before: wire('sebelum', z.string()),
        after: wire('sesudah', z.string()),
      }),
    ),
  ),
  /** The text by words, in its order. */
  text: wire('teks', z.array(difference)),
})
export type Comparison = z.infer<typeof comparison>

const saved = z.object({ id: wire('artikel_id', z.number().int()), revision: wire('versi', z.number().int()) })

const expected = { id: wire('artikel_id', articleId), revision: wire('versi', version) }
const editor = { access: 'admin', permission: 'content.manage' } as const

/** How administrators write articles [ADM-4]. */
export const articleEditorCalls = {
  list: defineCall({
    path: 'admin/artikel/daftar',
    summary: 'All articles, drafts and planned ones too, the last changed first',
    ...editor,
    body: z.object({
      keyword: wire('cari', keyword.optional()),
      state: wire('status', wireWords(articleState.names, { error: 'Status tidak dikenal.' }).optional()),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(articleList),
  }),
  editable: defineCall({
    path: 'admin/artikel/detail',
    summary: 'The newest version of an article with its state and history, or another of its versions',
    ...editor,
    body: z.object({ id: wire('artikel_id', articleId), number: wire('nomor', versionNumber.optional()) }),
    answer: answers(editableArticle),
  }),
  save: defineCall({
    path: 'admin/artikel/simpan',
    summary: 'Writes a new version, which readers do not see before it is published; a new article without artikel_id',
    ...editor,
    body: z.object({
      id: wire('artikel_id', articleId.optional()),
      revision: wire('versi', version.optional()),
      ...written,
    }),
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
    body: z.object({
      ...expected,
      publishedAt: wire('tayang', minuteOrNull),
      withdrawnAt: wire('berakhir', minuteOrNull),
    }),
    answer: answers(saved),
  }),
  withdraw: defineCall({
    path: 'admin/artikel/tarik',
    summary: 'Makes a draft again of an article that is planned or shown',
    ...editor,
    body: z.object(expected),
    answer: answers(saved),
  }),
  compare: defineCall({
    path: 'admin/artikel/banding',
    summary: 'What differs between two versions of an article',
    ...editor,
    body: z.object({
      id: wire('artikel_id', articleId),
      from: wire('dari', versionNumber),
      to: wire('ke', versionNumber),
    }),
    answer: answers(comparison),
  }),
}
