import { z } from 'zod'
import { LARGEST_TABLE, tableKinds } from '#domain/files/file.ts'
import { numberStyles } from '#domain/numbers/number-text.ts'
import { answers, defineCall, defineDownload, defineUpload, done } from '../call.ts'
import { productStatus } from '../catalogue/codec.ts'
import { minuteOrNull } from '../content/minute.ts'
import { idText, instant, keyword, page, pageSize, version, wholeNumber } from '../fields.ts'
import { MOST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { type ColumnName, columnNames } from './columns.ts'
import { importKind } from './kind.ts'
import { importState } from './state.ts'

const kind = wireWords(importKind.names, { error: "Jenis impor: 'produk', 'harga', 'stok', atau 'daftar-harga'." })
const style = z.enum(numberStyles, { error: "Penulisan angka: 'id' atau 'en'." })
const format = z.enum(tableKinds, { error: "Format berkas: 'csv' atau 'xlsx'." })
const column = z.enum(columnNames as [ColumnName, ...ColumnName[]], { error: 'Kolom tidak dikenal.' })
const newProducts = z.enum(['draf', 'dijual'], { error: "Produk baru: 'draf' atau 'dijual'." })
const columnOrNone = z.enum(['', ...columnNames], { error: 'Kolom tidak dikenal.' }).transform((name) => name || null)

const problem = z.object({
  row: wire('baris', z.number().int()),
  /** The code and name in that row. */
  sku: z.string(),
  name: wire('nama', z.string()),
  /** The head of the column in the file; null where it is about the row. */
  head: wire('kolom', z.string().nullable()),
  shown: wire('isi', z.string()),
  reason: wire('alasan', z.string()),
})
/** Why a row cannot be applied. */
export type ImportProblem = z.infer<typeof problem>

const change = z.object({
  row: wire('baris', z.number().int()),
  sku: z.string(),
  name: wire('nama', z.string()),
  isNew: wire('baru', z.boolean()),
  /** What applying the row changes, or changed: amounts and quantities as numbers, the others as words. */
  changes: wire(
    'perubahan',
    z.array(
      z.object({
        column: wire('kolom', column),
        before: wire('sebelum', z.string().nullable()),
        after: wire('sesudah', z.string().nullable()),
        /** By how much a number moves, of what it was; null where that says nothing. */
        percent: wire('persen', z.number().nullable()),
      }),
    ),
  ),
})
/** What applying a row changes. */
export type ImportChange = z.infer<typeof change>

const summary = z.object({
  id: wire('impor_id', z.string()),
  kind: wire('jenis', kind),
  file: wire('berkas', z.string()),
  state: wire('status', wireWords(importState.names)),
  by: wire('oleh', z.string()),
  at: wire('pada', instant),
  rows: wire('jumlah', z.number().int()),
  fresh: wire('baru', z.number().int()),
  changed: wire('berubah', z.number().int()),
  same: wire('tetap', z.number().int()),
  problems: wire('bermasalah', z.number().int()),
  /** How many questions keep it from being applied; what its rows would do is known once they are answered. */
  asked: wire('pertanyaan', z.number().int()),
})
/** An import in the list of earlier ones. */
export type ImportSummary = z.infer<typeof summary>

const detail = z.object({
  ...summary.shape,
  version: wire('versi', z.number().int()),
  /** How many rows have been applied or undone so far. */
  done: wire('selesai', z.number().int()),
  /** Whether somebody has asked to stop it, and it is about to. */
  stopping: wire('menghentikan', z.boolean()),
  fits: wire('cocok', z.number().int()),
  style: wire('angka', style),
  /** Whether new products of which the file does not say so are drafts, or sold at once. */
  newProducts: wire('produk_baru', newProducts),
  /** What has to be said before it may be applied; null: nothing. */
  questions: wire(
    'ditanya',
    z
      .object({
        /** How numbers are written, with some that can be read in two ways. */
        numbers: wire(
          'angka',
          z
            .object({
              /** Values that contradict each other; null where nothing says either. */
              contradiction: wire('bertentangan', z.object({ id: z.string(), en: z.string() }).nullable()),
              examples: wire(
                'contoh',
                z.array(z.object({ text: wire('isi', z.string()), id: z.string(), en: z.string() })),
              ),
            })
            .nullable(),
        ),
        /** Places of columns of numbers that are neither paired nor passed over by anybody; the first is 0. */
        unpaired: wire('kolom', z.array(z.number().int())),
        /** Whether no column holds what the file is about. */
        lacksValues: wire('tanpa_nilai', z.boolean()),
      })
      .nullable(),
  ),
  columns: wire(
    'kolom',
    z.array(
      z.object({
        head: wire('kepala', z.string()),
        example: wire('contoh', z.string()),
        column: wire('dipasangkan', column.nullable()),
      }),
    ),
  ),
  /** How many rows fail by which column; null: by none. */
  problemsBy: wire(
    'masalah_kolom',
    z.array(z.object({ column: wire('kolom', column.nullable()), count: wire('jumlah', z.number().int()) })),
  ),
  /** How many rows change which column. */
  changedBy: wire(
    'perubahan_kolom',
    z.array(z.object({ column: wire('kolom', column), count: wire('jumlah', z.number().int()) })),
  ),
  /** Rows whose code names a product that the file calls otherwise, and that are applied all the same. */
  calledOtherwise: wire(
    'nama_lain',
    z.object({
      count: wire('jumlah', z.number().int()),
      /** The first of them. */
      first: wire(
        'baris',
        z.array(
          z.object({
            row: wire('baris', z.number().int()),
            inFile: wire('di_berkas', z.string()),
            product: wire('produk', z.string()),
          }),
        ),
      ),
    }),
  ),
  /** When it is to be applied, of one that is planned; null of any other. */
  appliesAt: wire('berlaku_mulai', instant.nullable()),
  /** Why nothing was applied. */
  note: wire('catatan', z.string().nullable()),
  /** Until then it can be undone; null: not at all. */
  undoneUntil: wire('batal_sampai', instant.nullable()),
  /** How many rows could not be undone, as they had changed since. */
  notUndone: wire('tidak_dibatalkan', z.number().int()),
})
/** One import with its columns and how far it is. */
export type ImportDetail = z.infer<typeof detail>

const checked = z.object({
  id: wire('impor_id', z.string()),
  fits: wire('cocok', z.number().int()),
  problems: wire('bermasalah', z.number().int()),
  /** The first of them. */
  first: wire(
    'masalah',
    z.array(
      z.object({
        row: wire('baris', z.number().int()),
        column: wire('kolom', z.string().nullable()),
        reason: wire('alasan', z.string()),
      }),
    ),
  ),
})

const problems = z.object({
  problems: wire('masalah', z.array(problem)),
  /** To be sent as `after`; null at the end. */
  next: wire('berikut', z.number().int().nullable()),
})
export type ImportProblems = z.infer<typeof problems>

const changes = z.object({ changes: wire('perubahan', z.array(change)) })
export type ImportChanges = z.infer<typeof changes>

const list = z.object({ imports: wire('impor', z.array(summary)), total: z.number().int() })
export type ImportList = z.infer<typeof list>

const rowNumber = wholeNumber('Baris tidak valid.', { least: 0, most: 2_000_000 })
const access = { access: 'seller', permission: 'products.change' } as const

/** Products, prices, stocks and price lists in and out as files [SHOP-4, SELLER-2]. */
export const importCalls = {
  upload: defineUpload({
    path: 'pusat-seller/impor/unggah',
    summary: 'Reads a CSV or XLSX file and says row by row what applying it would do; nothing is applied yet',
    ...access,
    largestFile: LARGEST_TABLE,
    takesKinds: tableKinds,
    limitByPerson: { max: 20, seconds: 60 },
    body: z.object({ kind: wire('jenis', kind) }),
    answer: answers(checked),
  }),
  columns: defineCall({
    path: 'pusat-seller/impor/kolom',
    summary: 'Reads the columns of a file otherwise, and checks its rows anew',
    ...access,
    limitByPerson: { max: 30, seconds: 60 },
    body: z.object({
      id: wire('impor_id', idText),
      version: wire('versi', version),
      /** One for each column of the file; empty: passed over. */
      columns: wire('kolom', z.array(columnOrNone, { error: 'Kolom tidak dikenal.' }).max(MOST.importColumns)),
      /** Left out: as was said before, else as the file itself says. */
      style: wire('angka', style.optional()),
      newProducts: wire('produk_baru', newProducts.optional()),
    }),
    answer: done,
  }),
  status: defineCall({
    path: 'pusat-seller/impor/status',
    summary: 'One import: its columns, what its rows would do or did, and how far it is',
    ...access,
    body: z.object({ id: wire('impor_id', idText) }),
    answer: answers(detail),
  }),
  problems: defineCall({
    path: 'pusat-seller/impor/masalah',
    summary: 'The rows that cannot be applied and why, a part after another',
    ...access,
    body: z.object({
      id: wire('impor_id', idText),
      /** Only those that fail by this column, or by none: 'baris'. */
      column: wire('kolom', z.enum(['baris', ...columnNames], { error: 'Kolom tidak dikenal.' }).optional()),
      after: wire('setelah', rowNumber.optional()),
    }),
    answer: answers(problems),
  }),
  changes: defineCall({
    path: 'pusat-seller/impor/perubahan',
    summary: 'What applying each row changes, or changed, from what to what; the largest changes first, 50 a page',
    ...access,
    limitByPerson: { max: 60, seconds: 60 },
    body: z.object({
      id: wire('impor_id', idText),
      /** Only rows that change this column, by it. */
      column: wire('kolom', column.optional()),
      page: wire('halaman', page),
    }),
    answer: answers(changes),
  }),
  list: defineCall({
    path: 'pusat-seller/impor/daftar',
    summary: 'Earlier imports of the shop, newest first',
    ...access,
    body: z.object({ page: wire('halaman', page), perPage: wire('per_halaman', pageSize) }),
    answer: answers(list),
  }),
  apply: defineCall({
    path: 'pusat-seller/impor/terapkan',
    summary:
      'Applies the rows that fit, all or none, by a job, at once or from a minute in Jakarta on; pusat-seller/impor/status tells how far it is',
    ...access,
    body: z.object({
      id: wire('impor_id', idText),
      version: wire('versi', version.optional()),
      appliesAt: wire('berlaku_mulai', minuteOrNull),
    }),
    answer: done,
  }),
  stop: defineCall({
    path: 'pusat-seller/impor/hentikan',
    summary:
      'Stops an import that is planned or being applied: nothing of it stays; refused where it is applied already',
    ...access,
    body: z.object({ id: wire('impor_id', idText) }),
    answer: done,
  }),
  undo: defineCall({
    path: 'pusat-seller/impor/batalkan',
    summary: 'Takes back within a day what an import did, but for products that have changed since',
    ...access,
    body: z.object({ id: wire('impor_id', idText), version: wire('versi', version.optional()) }),
    answer: done,
  }),
  example: defineDownload({
    path: 'pusat-seller/impor/contoh',
    summary: "The shop's own products with the right heads, to be changed and imported; all of them or those of a list",
    ...access,
    limitByPerson: { max: 10, seconds: 60 },
    body: z.object({
      kind: wire('jenis', kind),
      format,
      keyword: keyword.optional(),
      state: wire('status', wireWords(productStatus.names, { error: 'Status produk tidak dikenal.' }).optional()),
      soldOut: wire('habis', z.stringbool().optional()),
    }),
  }),
  problemFile: defineDownload({
    path: 'pusat-seller/impor/masalah/berkas',
    summary: 'The rows that cannot be applied as a file, with a column of reasons',
    ...access,
    limitByPerson: { max: 10, seconds: 60 },
    body: z.object({ id: wire('impor_id', idText), format }),
  }),
}
