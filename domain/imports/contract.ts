import { z } from 'zod'
import { answers, defineCall, defineDownload, defineUpload, done } from '../call.ts'
import { productStatus } from '../catalogue/codec.ts'
import { minuteOrNull } from '../content/minute.ts'
import { idText, instant, keyword, page, pageSize, version, wholeNumber } from '../fields.ts'
import { LARGEST_TABLE, tableKinds } from '../file.ts'
import { MOST } from '../limits.ts'
import { numberStyles } from '../number-text.ts'
import { type ColumnName, columnNames } from './columns.ts'
import { importKind } from './kind.ts'
import { importState } from './state.ts'

const kind = z.enum(importKind.names, { error: "Jenis impor: 'produk', 'harga', 'stok', atau 'daftar-harga'." })
const style = z.enum(numberStyles, { error: "Penulisan angka: 'id' atau 'en'." })
const format = z.enum(tableKinds, { error: "Format berkas: 'csv' atau 'xlsx'." })
const column = z.enum(columnNames as [ColumnName, ...ColumnName[]], { error: 'Kolom tidak dikenal.' })
const newProducts = z.enum(['draf', 'dijual'], { error: "Produk baru: 'draf' atau 'dijual'." })
const columnOrNone = z.enum(['', ...columnNames], { error: 'Kolom tidak dikenal.' }).transform((name) => name || null)

const problem = z.object({
  baris: z.number().int(),
  /** The code and name in that row. */
  sku: z.string(),
  nama: z.string(),
  /** The head of the column in the file; null where it is about the row. */
  kolom: z.string().nullable(),
  isi: z.string(),
  alasan: z.string(),
})
export type WireImportProblem = z.infer<typeof problem>

const change = z.object({
  baris: z.number().int(),
  sku: z.string(),
  nama: z.string(),
  baru: z.boolean(),
  /** What applying the row changes, or changed: amounts and quantities as numbers, the others as words. */
  perubahan: z.array(
    z.object({
      kolom: column,
      sebelum: z.string().nullable(),
      sesudah: z.string().nullable(),
      /** By how much a number moves, of what it was; null where that says nothing. */
      persen: z.number().nullable(),
    }),
  ),
})
export type WireImportChange = z.infer<typeof change>

const summary = z.object({
  impor_id: z.string(),
  jenis: kind,
  berkas: z.string(),
  status: z.enum(importState.names),
  oleh: z.string(),
  pada: instant,
  jumlah: z.number().int(),
  baru: z.number().int(),
  berubah: z.number().int(),
  tetap: z.number().int(),
  bermasalah: z.number().int(),
  /** How many questions keep it from being applied; what its rows would do is known once they are answered. */
  pertanyaan: z.number().int(),
})
export type WireImportSummary = z.infer<typeof summary>

const detail = z.object({
  ...summary.shape,
  versi: z.number().int(),
  /** How many rows have been applied or undone so far. */
  selesai: z.number().int(),
  /** Whether somebody has asked to stop it, and it is about to. */
  menghentikan: z.boolean(),
  cocok: z.number().int(),
  angka: style,
  /** Whether new products of which the file does not say so are drafts, or sold at once. */
  produk_baru: newProducts,
  /** What has to be said before it may be applied; null: nothing. */
  ditanya: z
    .object({
      /** How numbers are written, with some that can be read in two ways. */
      angka: z
        .object({
          /** Values that contradict each other; null where nothing says either. */
          bertentangan: z.object({ id: z.string(), en: z.string() }).nullable(),
          contoh: z.array(z.object({ isi: z.string(), id: z.string(), en: z.string() })),
        })
        .nullable(),
      /** Places of columns of numbers that are neither paired nor passed over by anybody; the first is 0. */
      kolom: z.array(z.number().int()),
      /** Whether no column holds what the file is about. */
      tanpa_nilai: z.boolean(),
    })
    .nullable(),
  kolom: z.array(z.object({ kepala: z.string(), contoh: z.string(), dipasangkan: column.nullable() })),
  /** How many rows fail by which column; null: by none. */
  masalah_kolom: z.array(z.object({ kolom: column.nullable(), jumlah: z.number().int() })),
  /** How many rows change which column. */
  perubahan_kolom: z.array(z.object({ kolom: column, jumlah: z.number().int() })),
  /** Rows whose code names a product that the file calls otherwise, and that are applied all the same. */
  nama_lain: z.object({
    jumlah: z.number().int(),
    /** The first of them. */
    baris: z.array(z.object({ baris: z.number().int(), di_berkas: z.string(), produk: z.string() })),
  }),
  /** When it is to be applied, of one that is planned; null of any other. */
  berlaku_mulai: instant.nullable(),
  /** Why nothing was applied. */
  catatan: z.string().nullable(),
  /** Until then it can be undone; null: not at all. */
  batal_sampai: instant.nullable(),
  /** How many rows could not be undone, as they had changed since. */
  tidak_dibatalkan: z.number().int(),
})
export type WireImportDetail = z.infer<typeof detail>

const checked = z.object({
  impor_id: z.string(),
  cocok: z.number().int(),
  bermasalah: z.number().int(),
  /** The first of them. */
  masalah: z.array(z.object({ baris: z.number().int(), kolom: z.string().nullable(), alasan: z.string() })),
})

const problems = z.object({
  masalah: z.array(problem),
  /** To be sent as `setelah`; null at the end. */
  berikut: z.number().int().nullable(),
})
export type WireImportProblems = z.infer<typeof problems>

const changes = z.object({ perubahan: z.array(change) })
export type WireImportChanges = z.infer<typeof changes>

const list = z.object({ impor: z.array(summary), total: z.number().int() })
export type WireImportList = z.infer<typeof list>

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
    body: z.object({ jenis: kind }),
    answer: answers(checked),
  }),
  columns: defineCall({
    path: 'pusat-seller/impor/kolom',
    summary: 'Reads the columns of a file otherwise, and checks its rows anew',
    ...access,
    limitByPerson: { max: 30, seconds: 60 },
    body: z.object({
      impor_id: idText,
      versi: version,
      /** One for each column of the file; empty: passed over. */
      kolom: z.array(columnOrNone, { error: 'Kolom tidak dikenal.' }).max(MOST.importColumns),
      /** Left out: as was said before, else as the file itself says. */
      angka: style.optional(),
      produk_baru: newProducts.optional(),
    }),
    answer: done,
  }),
  status: defineCall({
    path: 'pusat-seller/impor/status',
    summary: 'One import: its columns, what its rows would do or did, and how far it is',
    ...access,
    body: z.object({ impor_id: idText }),
    answer: answers(detail),
  }),
  problems: defineCall({
    path: 'pusat-seller/impor/masalah',
    summary: 'The rows that cannot be applied and why, a part after another',
    ...access,
    body: z.object({
      impor_id: idText,
      /** Only those that fail by this column, or by none: 'baris'. */
      kolom: z.enum(['baris', ...columnNames], { error: 'Kolom tidak dikenal.' }).optional(),
      setelah: rowNumber.optional(),
    }),
    answer: answers(problems),
  }),
  changes: defineCall({
    path: 'pusat-seller/impor/perubahan',
    summary: 'What applying each row changes, or changed, from what to what; the largest changes first, 50 a page',
    ...access,
    limitByPerson: { max: 60, seconds: 60 },
    body: z.object({
      impor_id: idText,
      /** Only rows that change this column, by it. */
      kolom: column.optional(),
      halaman: page,
    }),
    answer: answers(changes),
  }),
  list: defineCall({
    path: 'pusat-seller/impor/daftar',
    summary: 'Earlier imports of the shop, newest first',
    ...access,
    body: z.object({ halaman: page, per_halaman: pageSize }),
    answer: answers(list),
  }),
  apply: defineCall({
    path: 'pusat-seller/impor/terapkan',
    summary:
      'Applies the rows that fit, all or none, by a job, at once or from a minute in Jakarta on; pusat-seller/impor/status tells how far it is',
    ...access,
    body: z.object({ impor_id: idText, versi: version.optional(), berlaku_mulai: minuteOrNull }),
    answer: done,
  }),
  stop: defineCall({
    path: 'pusat-seller/impor/hentikan',
    summary:
      'Stops an import that is planned or being applied: nothing of it stays; refused where it is applied already',
    ...access,
    body: z.object({ impor_id: idText }),
    answer: done,
  }),
  undo: defineCall({
    path: 'pusat-seller/impor/batalkan',
    summary: 'Takes back within a day what an import did, but for products that have changed since',
    ...access,
    body: z.object({ impor_id: idText, versi: version.optional() }),
    answer: done,
  }),
  example: defineDownload({
    path: 'pusat-seller/impor/contoh',
    summary: "The shop's own products with the right heads, to be changed and imported; all of them or those of a list",
    ...access,
    limitByPerson: { max: 10, seconds: 60 },
    body: z.object({
      jenis: kind,
      format,
      keyword: keyword.optional(),
      status: z.enum(productStatus.names, { error: 'Status produk tidak dikenal.' }).optional(),
      habis: z.stringbool().optional(),
    }),
  }),
  problemFile: defineDownload({
    path: 'pusat-seller/impor/masalah/berkas',
    summary: 'The rows that cannot be applied as a file, with a column of reasons',
    ...access,
    limitByPerson: { max: 10, seconds: 60 },
    body: z.object({ impor_id: idText, format }),
  }),
}
